import {
  expectRefusals,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  type StudioWorld,
  type Visitor,
  visit,
} from '@saya/testing'
import { pino } from 'pino'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askOffers } from '../apps/server/features/game/index.ts'
import { openGameProviders } from '../apps/server/platform/gameProvider/openGameProviders.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('400 POST /api/v2/game/launch', '404 POST /api/v2/game/launch', '404 GET /api/v2/game/info')

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
  ana = await on.player()
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  const { clock, db } = on.world
  const gameProviders = openGameProviders({ places: [{ code: 'studio', url: on.url, pages: on.url }], keys, clock })
  await askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders })()
  on.world.api.shared.clear()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(() => at.close())

async function open(path: string, wish: Parameters<typeof visit>[2] = {}): Promise<void> {
  at = await visit(browser, on.world, { viewport: phone, ...wish })
  page = at.page
  await at.go(path)
}

test('a guest reads the rules, return, limits and fairness of a game before they play it, in their own language', async () => {
  await open('/')
  const info = page.getByRole('button', { name: 'Rules and RTP of Mangga Fiesta' }).first()
  const { width = 0, height = 0 } = (await info.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  // Pressed before the page has its script, it would do nothing yet.
  await page.waitForLoadState('networkidle')
  await info.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Mangga Fiesta' })
  await sheet.getByText('95.40 %', { exact: true }).waitFor()
  await sheet.getByText('₱1.00 – ₱200.00').waitFor()
  await sheet.getByText('₱1,000,000.00 (5,000 × the bet)').waitFor()
  await sheet.getByText('20 lines pay equal symbols next to each other').waitFor()
  expect(await sheet.getByRole('link', { name: 'How results are decided and verified' }).getAttribute('href')).toBe(
    `${on.url}/fairness?lang=en&theme=dark`,
  )
  expect(await findViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Play' }).click()
  await page.getByLabel('Phone number').waitFor()
  expect(at.troubles).toEqual([])
})

test('a game that nobody has told anything of is shown with what is known, in Tagalog and in the dark', async () => {
  await open('/s-game/category/Bingo', { language: 'tl', theme: 'dark' })
  await page
    .getByRole('button', { name: /^Rules at RTP ng/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Hindi ibinigay ng provider ang RTP, rules o limit ng larong ito.').waitFor()
  expect(await sheet.getByText('%').count()).toBe(0)
  expect(await sheet.getByRole('link').count()).toBe(0)
  expect(await sheet.getByRole('button', { name: 'Maglaro' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

test.each(['/s-game-page/no-such-game', `/s-game-page/${encodeURIComponent('ñot a game')}`])(
  '%s says that there is no such game, and leads to the lobby',
  async address => {
    await open(address, { as: ana })
    await page.getByRole('heading', { name: 'Game not found' }).waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to the lobby' }).click()
    await page.waitForURL(url => url.pathname === '/')
  },
)

test('what is known of a game has a page of its own, written by the server for whoever follows a link to it', async () => {
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: on.world.url })
  const still = await bare.newPage()
  await still.goto('/s-game/about/mangga-fiesta')
  await still.getByText('95.40 %', { exact: true }).waitFor()
  await still.getByText('20 lines pay equal symbols next to each other').waitFor()
  await bare.close()

  await open('/s-game/about/mangga-fiesta', { theme: 'light' })
  await page.getByRole('heading', { level: 1, name: 'Mangga Fiesta' }).waitFor()
  expect(await page.title()).toBe('Mangga Fiesta · Saya')
  await page.getByRole('heading', { level: 2, name: 'Rules' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Play' }).click()
  await page.getByLabel('Phone number').waitFor()
})

test('the pages of two games one behind the other are each of their own game, and the app takes them over as they are', async () => {
  await open('/s-game/about/mangga-fiesta')
  for (const [code, name] of [
    ['parol-nights', 'Parol Nights'],
    ['mangga-fiesta', 'Mangga Fiesta'],
  ] as const) {
    await at.go(`/s-game/about/${code}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await page.title()).toBe(`${name} · Saya`)
  }
  expect(at.troubles).toEqual([])
})

test('the page about a game is reached from its sheet, launches it, and says where there is no such game, in Tagalog and in the dark [SHELL-97]', async () => {
  await open('/s-game/category/Slot', { as: ana, language: 'tl', theme: 'dark' })
  await page.getByRole('button', { name: 'Rules at RTP ng Mangga Fiesta' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Buksan ang buong page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mangga Fiesta' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await findViolations(page)).toEqual([])
  expect(await page.title()).toBe('Mangga Fiesta · Saya')
  await page.getByRole('link', { name: 'Maglaro' }).click()
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await page.waitForFunction(() => document.title === 'Mangga Fiesta · Saya')
  await at.go('/s-game/about/no-such-game')
  await page.getByRole('heading', { name: 'Hindi nahanap ang laro' }).waitFor()
  expect(await findViolations(page)).toEqual([])
})
