import { ask, openBrowser, openStudioWorld, phone, type Player, type StudioWorld } from '@saya/testing'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'

const code = 'butanding-bay'
let studio: StudioWorld
let browser: Browser
const contexts: BrowserContext[] = []
const troubles: string[] = []

beforeAll(async () => {
  const clock = { now: () => Date.now(), advance: () => {} }
  const games = [...ownGames.values()].filter(({ view }) => view === 'fishing')
  studio = await openStudioWorld({ games, pages: true, clock })
  browser = await openBrowser()
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser.close()
  await studio.close()
  expect(troubles).toEqual([])
})

async function launch(player: Player): Promise<string> {
  const { data, sentence } = await ask(studio.world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The game was not opened: ${sentence}`)
  return data
}

/** Opens the game in a window of its own. */
async function openGame(player: Player): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true })
  contexts.push(context)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    // The line is cut on purpose once.
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED/.test(message.text())) troubles.push(message.text())
  })
  await page.goto(await launch(player))
  return page
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const left = (page: Page, count: number) => page.getByText(`${count} shots left`, { exact: true }).waitFor()

async function load(page: Page): Promise<void> {
  await page.locator('button.play[aria-disabled="false"]').waitFor()
  await button(page, 'Load 10 shots').click()
  await left(page, 10)
}

async function isPaid(page: Page, player: Player): Promise<void> {
  await page.getByText(/^Round over/).waitFor()
  const shown = (await page.getByText('Balance').locator('b').innerText()).replace(/[₱,]/g, '')
  expect(shown).toBe(await studio.balance(player))
}

/** Ends when the next press shoots. */
const loaded = (page: Page) => page.locator('.water[data-gun="ready"]').waitFor()

/**
 * Touches the water from place to place until a fish was there: one shot, and its answer. Both are read at once, since the
 * next shot may be ready as soon as this one is answered.
 */
async function touchFish(page: Page): Promise<void> {
  const water = page.locator('.water')
  const answered = Number(await water.getAttribute('data-answered'))
  const { x = 0, y = 0, width = 0, height = 0 } = (await water.boundingBox()) ?? {}
  await loaded(page)
  const waits = page.locator(`.water[data-gun="ready"][data-answered="${answered}"]`)
  for (let touch = 0; (await waits.count()) > 0; touch++) {
    await page.touchscreen.tap(x + width * (0.15 + 0.14 * (touch % 6)), y + height * (0.12 + 0.17 * (touch % 5)))
  }
  await page.locator(`.water[data-answered="${answered + 1}"]`).waitFor()
}

test('three rounds of shots by touch and by keys outlast a reload and a cut line, are paid exactly, and are drawn again', async () => {
  const [ana, ben] = [await studio.player(), await studio.player()]
  const page = await openGame(ana)
  await load(page)
  expect(await findViolations(page)).toEqual([])
  // By touch: where no fish is, no shot is used.
  await touchFish(page)
  await left(page, 9)
  await page.goto(await launch(ana))
  await left(page, 9)
  // A shot that is made while the line is cut arrives once when it is there again.
  await page.context().setOffline(true)
  await button(page, 'Angelfish, worth ×4').click()
  await page.getByText('No connection. Trying again…').waitFor()
  await page.context().setOffline(false)
  await left(page, 8)
  const other = await openGame(ben)
  await other.getByText('Players here: 2').waitFor()
  await button(page, /^Stop/).click()
  await isPaid(page, ana)
  // By keys: one press is one shot, also of a key that is held down.
  await load(page)
  await button(page, 'Sardine, worth ×2').focus()
  for (const shots of [9, 8]) {
    await loaded(page)
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await left(page, shots)
  }
  await loaded(page)
  await page.keyboard.press('1')
  await left(page, 7)
  await button(page, /^Stop/).click()
  await isPaid(page, ana)
  // Who stops while a shot is on its way stops behind it.
  await load(page)
  await loaded(page)
  const stop = await button(page, /^Stop/).elementHandle()
  await button(page, 'Sardine, worth ×2').evaluate((fish: HTMLElement, last) => {
    fish.click()
    ;(last as HTMLElement).click()
  }, stop)
  await isPaid(page, ana)
  const { body } = await studio.call('rounds', { session: await studio.open(ana, code) })
  expect(body.rounds.map(({ state, choices }) => [state, choices.length])).toEqual([
    ['done', 2],
    ['done', 4],
    ['done', 3],
  ])
  await button(page, 'Game menu').click()
  const menu = page.getByRole('dialog')
  await menu.getByText('Last rounds').click()
  await menu.locator('.past summary').nth(1).click()
  await expect.poll(() => menu.locator('.past').nth(1).getByRole('listitem').count()).toBe(3)
  expect(await findViolations(page)).toEqual([])
  const link = menu.locator('.past').nth(1).getByRole('link', { name: 'Verify this round' })
  const [checked] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await checked.getByText('Verified on this device: the server seed matches its hash').waitFor()
  await checked.getByText('Shot 3: Sardine ×2').waitFor()
  expect(await findViolations(checked)).toEqual([])
})
