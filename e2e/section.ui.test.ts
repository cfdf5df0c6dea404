import { ask, openBrowser, openWorld, visit, type Visit, type Visitor, type World } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let guest: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
})

async function open(section: string, wish: Visit = {}): Promise<Page> {
  guest = await visit(browser, world, wish)
  await guest.go(`/s-game/sections/${encodeURIComponent(section)}`)
  return guest.page
}

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const { data } = await ask(world, 'GET /member/game/list', { query })
  return data.d.map(game => game.en_name)
}

async function firstNames(page: Page): Promise<string[]> {
  const titles = page.getByRole('list', { name: /^Games:/ }).locator('.gameCardTitle')
  await titles.first().waitFor()
  return (await titles.allTextContents()).slice(0, 15)
}

test.each([
  ['hot', 'Hot Games', { is_hot: '1' }],
  ['Hot Games', 'Hot Games', { is_hot: '1' }],
  ['new', 'New Games', { is_new: '1' }],
  ['New Games', 'New Games', { is_new: '1' }],
])('the section %s shows its own games under its name [GAME-24, GAME-25]', async (section, title, filter) => {
  const page = await open(section)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(await firstNames(page)).toEqual(await namesOf(filter))
})

test.each(['Everything', 'constructor', '<b>bold</b>', 'ñ', 'A very long name that has no room at the top of a phone'])(
  'the section %j is the whole list under its name [GAME-24]',
  async section => {
    const page = await open(section)
    await page.getByRole('heading', { level: 1, name: section, exact: true }).waitFor()
    expect(await firstNames(page)).toEqual(await namesOf({}))
  },
)

test('the list goes on to its end', async () => {
  const page = await open('hot')
  const { data } = await ask(world, 'GET /member/game/list', { query: { is_hot: '1' } })
  await page.mouse.wheel(0, 4000)
  await page.getByText(`All ${data.t} data`).waitFor()
})

test('the back button leads back to where one came from [GAME-26]', async () => {
  guest = await visit(browser, world)
  await guest.go('/s-game/category/Live?sort=Popular')
  await guest.page.getByRole('link', { name: 'Home' }).click()
  await guest.page.getByRole('link', { name: 'See all Hot Games' }).click()
  await guest.page.getByRole('heading', { level: 1, name: 'Hot Games' }).waitFor()
  await guest.page.getByRole('link', { name: 'Back' }).click()
  await guest.page.getByRole('heading', { name: 'Follow Us' }).waitFor()
  await guest.page.goBack()
  await guest.page.getByRole('heading', { level: 1, name: 'Live' }).waitFor()
})

test('for whoever came from elsewhere it leads home [GAME-26]', async () => {
  const page = await open('new')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test('the page speaks Tagalog', async () => {
  const page = await open('hot', { language: 'tl' })
  await page.getByRole('heading', { level: 1, name: 'Patok na Laro' }).waitFor()
  await page.getByRole('link', { name: 'Bumalik' }).waitFor()
})

test.each(['light', 'dark'] as const)('the page has no obstacle in the %s theme', async theme => {
  expect(await findViolations(await open('hot', { theme }))).toEqual([])
})
