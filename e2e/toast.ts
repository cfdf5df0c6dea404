import type { Locator, Page } from 'playwright-core'

/** A sentence said as a toast: not in a dialog, a list or a line below a field. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').and(page.locator('.toaster')).getByText(text, { exact: true })
}

/** Hears each sentence that is said as a toast from now on, until another page is opened. Answers how to read them. */
export async function hearToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver(() => {
      const said = document.querySelector('.toaster')?.textContent ?? ''
      if (said !== '' && said !== heard.at(-1)) heard.push(said)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as typeof globalThis & { heard: readonly string[] }).heard)
}
