import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
  at = await visit(browser, world, { context: { permissions: ['camera'] } })
  await at.page.addInitScript(() => {
    const encoded: unknown[] = []
    const facings: unknown[] = []
    Object.assign(window, { encoded, facings })
    const start = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (wish = {}) => {
      const { facingMode } = wish.video as Record<string, { exact?: string }>
      facings.push(facingMode?.exact)
      return start(wish)
    }
    const toBlob = HTMLCanvasElement.prototype.toBlob
    HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
      encoded.push(how)
      toBlob.call(this, done, ...how)
    }
  })
  await at.go('/example')
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.page.getByRole('dialog').first().waitFor({ state: 'detached' })
})

const sheet = () => at.page.getByRole('dialog')
const pickers = () => at.page.locator('section', { has: at.page.getByRole('heading', { name: 'Pickers and photos' }) })

async function openField(name: string): Promise<void> {
  await pickers().getByRole('button', { name }).click()
  await at.page.locator('dialog[data-state=shown]').waitFor()
}

test('the wheel changes nothing on Cancel and takes what lies under its lens on Confirm [SHELL-45]', async () => {
  await openField('Occupation')
  expect(await sheet().getByRole('button').allTextContents()).toEqual(['Cancel', 'Confirm'])
  const panel = await at.page.locator('.modalPanel').boundingBox()
  expect([panel?.x, Math.round((panel?.y ?? 0) + (panel?.height ?? 0))]).toEqual([0, 740])
  await sheet().getByRole('listbox').press('ArrowDown')
  await sheet().getByRole('button', { name: 'Cancel' }).click()
  await sheet().waitFor({ state: 'detached' })
  await pickers().getByRole('button', { name: 'Occupation' }).getByText('Choose').waitFor()
  await openField('Occupation')
  await sheet().getByRole('listbox').press('s')
  expect(await sheet().getByRole('option', { selected: true }).textContent()).toBe('Self-Employed')
  await sheet().getByRole('button', { name: 'Confirm' }).click()
  await pickers().getByRole('button', { name: 'Occupation' }).getByText('Self-Employed').waitFor()
})

test('a row of the wheel is 48 high, and scrolling turns the wheel [SHELL-49]', async () => {
  await openField('Occupation')
  const heights = await sheet()
    .getByRole('option')
    .evaluateAll(rows => rows.map(row => (row as HTMLElement).offsetHeight))
  expect(new Set(heights)).toEqual(new Set([48]))
  await sheet()
    .getByRole('listbox')
    .evaluate(wheel => wheel.scrollTo({ top: 48 * 3, behavior: 'instant' }))
  await expect.poll(() => sheet().getByRole('option', { selected: true }).textContent()).toBe('Student')
  await sheet().getByRole('button', { name: 'Cancel' }).click()
})

test('the date is turned on three wheels, and none goes past its bound [SHELL-46]', async () => {
  await openField('Birthday')
  const [year, month, day] = [sheet().getByLabel('Year'), sheet().getByLabel('Month'), sheet().getByLabel('Day')]
  const chosen = (wheel: typeof year) => wheel.getByRole('option', { selected: true }).textContent()
  await year.press('End')
  await month.press('End')
  await day.press('End')
  const last = [Number(await chosen(year)), await chosen(month), Number(await chosen(day))] as const
  const now = await at.page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format())
  const [thisYear = 0, , today = 0] = now.split('-').map(Number)
  expect([last[0], last[2]]).toEqual([thisYear - 21, today])
  await year.press('Home')
  expect(Number(await chosen(year))).toBeGreaterThanOrEqual(thisYear - 100)
  await year.press('End')
  await year.press('ArrowUp')
  await month.press('Home')
  await month.press('ArrowDown')
  expect(await chosen(month)).toBe('February')
  await day.press('End')
  const isLeap = new Date(Date.UTC(thisYear - 22, 1, 29)).getUTCMonth() === 1
  expect(await chosen(day)).toBe(isLeap ? '29' : '28')
  await sheet().getByRole('button', { name: 'Confirm' }).click()
  await pickers()
    .getByText(`${thisYear - 22}-02-${isLeap ? 29 : 28}`)
    .waitFor()
})

test('the uploader opens a camera sheet with taking, choosing and turning round, and shows the photo taken [SHELL-50, SHELL-54]', async () => {
  await openField('Take or choose a photo')
  await sheet().getByLabel('Camera preview').waitFor()
  for (const name of ['Take photo', 'Choose file', 'Switch camera'])
    await sheet().getByRole('button', { name }).waitFor()
  const canTake = () => sheet().getByRole('button', { name: 'Take photo' }).isEnabled()
  await expect.poll(canTake).toBe(true)
  const facings = () => at.page.evaluate(() => (window as unknown as { facings: unknown[] }).facings)
  expect(await facings()).not.toContain('environment')
  await sheet().getByRole('button', { name: 'Switch camera' }).click()
  await expect.poll(facings).toContain('environment')
  const chooser = at.page.waitForEvent('filechooser')
  await sheet().getByRole('button', { name: 'Choose file' }).click()
  await chooser
  await expect.poll(canTake).toBe(true)
  await sheet().getByRole('button', { name: 'Take photo' }).click()
  await sheet().waitFor({ state: 'detached' })
  const photo = pickers().getByRole('img', { name: 'Front photo of ID' })
  await photo.waitFor()
  await expect.poll(() => photo.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const encoded = await at.page.evaluate(() => (window as unknown as { encoded: unknown[] }).encoded)
  expect(encoded).toEqual([['image/jpeg', 0.7]])
})

test('the camera is asked for 1280 by 720 first, then 640 by 480, one way after another, and a failure is told [SHELL-52, SHELL-53]', async () => {
  const visitor = await visit(browser, world)
  await visitor.page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.mediaDevices.getUserMedia = async ({ video } = {}) => {
      const { facingMode, deviceId, width, height } = video as Record<string, { exact?: string; ideal?: number }>
      asked.push(`${facingMode?.exact ?? deviceId?.exact ?? 'any'} ${width?.ideal}x${height?.ideal}`)
      throw Object.assign(new Error('No.'), { name: 'NotReadableError' })
    }
    navigator.mediaDevices.enumerateDevices = async () =>
      ['back', 'front'].map(facing => {
        const told = { kind: 'videoinput', deviceId: facing, groupId: '', label: `camera2, facing ${facing}` } as const
        return { ...told, toJSON: () => told }
      })
  })
  await visitor.go('/example')
  await visitor.page.getByRole('button', { name: 'Take or choose a photo' }).click()
  await visitor.page.getByRole('alert').getByText('The camera could not be started. Choose a file instead.').waitFor()
  expect(await visitor.page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
    'user 1280x720',
    'user 640x480',
    'front 1280x720',
    'front 640x480',
    'any 1280x720',
    'any 640x480',
  ])
  await visitor.close()
})

test('a control empties a text input [SHELL-51]', async () => {
  const field = at.page.getByLabel('First name')
  await field.fill('Maria')
  await at.page.locator('.field', { has: field }).getByRole('button', { name: 'Clear' }).click()
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate(input => input === document.activeElement)).toBe(true)
})
