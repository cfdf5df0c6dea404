import { desktop, openBrowser, openWorld, phone, type Visit, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

async function open(wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, wish)
  await at.go('/example')
}

const press = (name: string) => at.page.getByRole('button', { name, exact: true }).click()

test('/example shows every part of the kit, and with real pictures [ROUTE-27]', async () => {
  await open()
  await at.page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  const names = await at.page.getByRole('heading', { level: 2 }).allTextContents()
  expect(names).toEqual(
    expect.arrayContaining(['Colour roles', 'Game cards', 'Buttons', 'Fields', 'Code', 'Choices', 'Tabs and pills']),
  )
  expect(names).toEqual(
    expect.arrayContaining(['Medals and coins', 'Toasts, sheets, dialogs', 'Notices of the app', 'Pickers and photos']),
  )
  const picture = at.page.getByRole('img', { name: 'Mangga Fiesta' })
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(300)
  await at.page.getByRole('img', { name: 'Gold 12' }).waitFor()
})

test('nothing on it complains by itself, however far one goes', async () => {
  await open()
  await at.page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const said = document.querySelector('.toast')?.textContent
      if (said) seen.push(said)
    }).observe(document.body, { subtree: true, childList: true })
  })
  for (const heading of await at.page.getByRole('heading', { level: 2 }).all()) await heading.scrollIntoViewIfNeeded()
  const footer = at.page.locator('.pagedFooter').first()
  await expect
    .poll(async () => {
      await footer.scrollIntoViewIfNeeded()
      return footer.textContent()
    })
    .toBe('All 24 data')
  await at.page.getByText(/^There is no data yet/).scrollIntoViewIfNeeded()
  expect(await at.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test.each([
  ['a guest', false, 1],
  ['a member', true, 0],
])('%s is offered to log in as they should be', async (_, isMember, count) => {
  await open(isMember ? { as: await world.player() } : {})
  const logIn = at.page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect.poll(() => logIn.count()).toBe(count)
})

test.each([
  ['Not allowed', 'The camera is not allowed. Allow it in your browser, or choose a file.'],
  ['No camera', 'No camera was found. Choose a file instead.'],
  ['Does not start', 'The camera could not be started. Choose a file instead.'],
])('a camera that fails, %s: the sheet says so and offers a file', async (name, sentence) => {
  await open()
  await press(name)
  await at.page.getByRole('alert').getByText(sentence).waitFor()
  await at.page.getByRole('button', { name: 'Choose file' }).waitFor()
  expect(await at.page.getByRole('button', { name: 'Take photo' }).count()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
})

test('a part that breaks says so and leaves the rest of the page as it is', async () => {
  await open()
  await press('Break this part')
  await at.page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await at.page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  await press('Load again')
  await at.page.getByRole('button', { name: 'Break this part' }).waitFor()
  // What was broken on purpose is written down as any other.
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('breaks on purpose')])
})

test('the notices of the app are shown: not found, offline, and maintenance with its one button', async () => {
  await open()
  await at.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await at.page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await press('Show the offline line')
  await at.page.getByRole('status').getByText('You are offline. This page may be out of date.').waitFor()
  await press('Hide the offline line')
  await press('Open the maintenance notice')
  await at.page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click()
  await at.page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the look can be changed, the host without a brand among them, and is the app’s own again on the next page', async () => {
  await open({ site: 'slots' })
  const look = () => at.page.locator('html').evaluate(({ dataset }) => [dataset.theme, dataset.brand])
  const variant = at.page.getByRole('banner').getByText('play', { exact: true })
  await at.page.getByRole('tab', { name: 'Play' }).click()
  await at.page.getByRole('tab', { name: 'Light' }).click()
  expect(await look()).toEqual(['light', 'play'])
  await variant.waitFor()
  await at.page.getByRole('tab', { name: 'None' }).click()
  expect([await look(), await variant.count()]).toEqual([['light', 'slots'], 0])
  await at.page.getByRole('tab', { name: 'Game', exact: true }).click()
  await at.page.getByRole('link', { name: 'Home', exact: true }).click()
  await at.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  await expect.poll(look).toEqual(['dark', 'slots'])
})

test.each([
  ['light', 'en', phone],
  ['dark', 'tl', phone],
  ['light', 'tl', desktop],
  ['dark', 'en', desktop],
] as const)('it has no obstacle and nothing stands out at the side: %s, %s, %o', async (theme, language, viewport) => {
  await open({ theme, language, viewport })
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await at.page.evaluate(overhang)).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
})
