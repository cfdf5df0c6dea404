import type { Page } from 'playwright-core'

/** What the page handed to the share sheet of the device, with a file as the bytes that it is made of. */
export interface SheetContent {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: string }[]
}

/** What a person does with the sheet. `refuse` is a device that does not open it. */
export type SheetAct = 'share' | 'close' | 'refuse'

interface Sheet {
  act: SheetAct
  readonly shared: SheetContent[]
}

type SheetWindow = typeof globalThis & { sheet: Sheet }

/** Gives the page that is open a device with a share sheet, which browsers of tests have not. It lasts until another page is opened. */
export async function giveShareSheet(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet: Sheet = { act: 'share', shared: [] }
    const faults = { close: 'AbortError', refuse: 'NotAllowedError' }
    async function bytesOf(file: File): Promise<string> {
      return btoa(Array.from(new Uint8Array(await file.arrayBuffer()), byte => String.fromCharCode(byte)).join(''))
    }
    async function share({ title = '', text = '', url = '', files = [] }: ShareData): Promise<void> {
      const sent = files.map(async file => ({ name: file.name, type: file.type, bytes: await bytesOf(file) }))
      sheet.shared.push({ title, text, url, files: await Promise.all(sent) })
      if (sheet.act !== 'share') throw new DOMException('The sheet was not used.', faults[sheet.act])
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
    Object.assign(globalThis, { sheet })
  })
}

/** What the person does with each sheet from now on. */
export async function useSheet(page: Page, act: SheetAct): Promise<void> {
  await page.evaluate(next => {
    ;(globalThis as SheetWindow).sheet.act = next
  }, act)
}

/** What was handed over since it was asked last, once there is something. */
export async function takeShared(page: Page): Promise<SheetContent> {
  await page.waitForFunction(() => (globalThis as SheetWindow).sheet.shared.length > 0)
  const all = await page.evaluate(() => (globalThis as SheetWindow).sheet.shared.splice(0))
  const [one, ...more] = all
  if (!one || more.length > 0) throw new Error(`The sheet was opened ${all.length} times.`)
  return one
}
