import {
  expectRefusals,
  openBrowser,
  openWorld,
  phone,
  type Player,
  readJournal,
  staffOf,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { askOffers } from '../apps/server/features/game/askOffers.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('409 POST /api/v2/game/launch')

let world: World
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  world = await openWorld({ pages: true, asksHouses: true })
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  const { gameProviders } = world.apiOptions
  await askOffers({ ...world, log: pino({ level: 'silent' }), gameProviders })()
  world.api.shared.clear()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
beforeEach(async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, 10_000_000n)
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

async function open(path: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, { as: ana, viewport: phone, ...wish })
  page = at.page
  await at.go(path)
}

const frame = (name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`)

test.each([
  {
    code: 'pula-o-itim',
    name: 'Pula o Itim',
    listed: 'Pula o Itim',
    language: 'en',
    theme: 'light',
    title: 'Game: Pula O Itim',
    side: 'Red',
    verify: 'Verify this round',
  },
  {
    code: 'taas-baba',
    name: 'Taas o Baba',
    listed: 'Taas Baba',
    language: 'tl',
    theme: 'dark',
    title: 'Laro: Taas Baba',
    side: 'Taas',
    verify: 'I-verify ang round na ito',
  },
] as const)(
  '$name of a house that is a stranger is opened on a phone, played once and found again in the bet records',
  async wish => {
    const { code, name, listed, language, theme, title, side, verify } = wish
    await open(`/s-game-page/${code}`, { language, theme })
    const game = frame(title)
    await game.getByRole('heading', { name }).waitFor()
    await game.getByText('₱1,000.00').waitFor()
    expect(await findViolations(page)).toEqual([])
    await game.getByRole('radio', { name: '₱20' }).check()
    await game.getByRole('button', { name: side, exact: true }).click()
    await game.getByRole('listitem').filter({ hasText: '₱20.00' }).waitFor()
    // The next round may begin only once 2.5 seconds have gone by.
    expect(await game.getByRole('button', { name: side, exact: true }).getAttribute('aria-disabled')).toBe('true')
    await expect
      .poll(() => game.getByRole('button', { name: side, exact: true }).getAttribute('aria-disabled'))
      .toBe('false')
    expect(await game.getByRole('radio', { name: '₱20' }).isChecked()).toBe(true)
    expect(await findViolations(page)).toEqual([])
    expect(
      await game.locator('main').evaluate(main => main.scrollWidth <= main.ownerDocument.documentElement.clientWidth),
    ).toBe(true)

    await readJournal(world)
    await at.go('/bet-record')
    await page.getByRole('link', { name: new RegExp(`${listed}.*₱20\\.00`) }).click()
    await page.waitForURL(/\/bet-record\/\d+$/)
    const link = page.getByRole('link', { name: verify })
    const [shown] = await Promise.all([at.context.waitForEvent('page'), link.click()])
    await shown.waitForURL(address => address.origin === world.sandboxUrl && address.pathname.includes('/rounds/'))
    await shown.getByText('₱20.00').first().waitFor()
    await shown.close()
  },
)

test('a game that no provider offers is still coming, and cannot be opened', async () => {
  await open('/s-game-page/patak-pegs')
  await page
    .getByText(/coming/i)
    .first()
    .waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})

test('staff reads on the page of rounds whose books are compared with nothing, and what a dialect has no call for', async () => {
  await open('/office/', { viewport: { width: 1280, height: 800 } })
  await enterOffice(page, await staffOf(world, { role: 'finance' }))
  await at.go('/office/rounds')
  await page.getByText('Not compared: the provider’s protocol cannot list rounds: valkyrie-demo (Valkyrie).').waitFor()
  await page.getByText(/Not available in the provider’s protocol: hub88-demo \(Hub88\): to close/).waitFor()
  expect(await findViolations(page)).toEqual([])
})
