import {
  isPart,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Payable,
  type Visitor,
  visit,
  withdrawalTools,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findRoute } from '../apps/player/app/findRoute.ts'
import { routes } from '../apps/player/app/routes.ts'
import { notifyMember } from '../apps/server/features/message/index.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

let world: World
let browser: Browser
let at: Visitor
let page: Page
let ana: Payable
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})

/** A list of games has its head within its main part. */
const head = () => page.locator('header').first()
const balance = () => head().getByRole('button', { name: /^Balance/ })
const sheet = () => page.getByRole('dialog', { name: 'Your money' })
const deposit = () => head().getByRole('button', { name: 'Deposit', exact: true })

/** Pages with the navigation below, and lists of games. My itself shows the balance large, in a card. */
const withHead = [
  '/',
  '/s-game/category/Slot?sort=Popular',
  '/s-game/sections/hot',
  '/s-game/sections/favorite',
  '/welfare',
  '/welfare/betting-rank',
  '/daily-wins',
  '/blind-box',
  '/s-points',
  '/s-points/mall',
  '/promotions',
  '/cashback',
  '/invite',
  '/s-transaction/balance?type=all&time_flag=0',
  '/s-account',
  '/s-account/devices',
  '/s-account/form/email',
  '/s-account/passkeys',
  '/s-account/verifytype',
  '/service',
  '/my/helpcenter',
  '/my/feedback',
  '/my/aboutus',
  '/s-docs',
  '/s-docs/faq',
  '/s-docs/stmt',
  '/terms-of-use',
  '/privacy-policy',
  '/app',
  '/lazada',
] as const

async function begin(): Promise<void> {
  ana = await withdrawalTools(world).payable({ pesos: 12_480n })
  at = await visit(browser, world, { as: ana, viewport: phone })
  page = at.page
}

journey('money in the head of a page', { begin, end: () => at.close() }, part => {
  part('stands on every page with tabs or a list of games, with the way to deposit [SHELL-90, ROUTE-71]', async () => {
    const pages = new Set(withHead.map(address => findRoute(address.split('?')[0] ?? '').route.page))
    // To the gallery of parts nothing leads.
    const others = routes.filter(({ tabs }) => tabs).filter(route => !pages.has(route.page))
    expect(others.flatMap(route => route.page ?? [])).toEqual(['my', 'example'])
    for (const address of withHead) {
      await at.go(address)
      await balance().filter({ hasText: '₱12,480' }).waitFor()
      await deposit().waitFor()
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(address)
      // Nothing of the head lies beside the narrowest usual phone.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
      expect((await balance().boundingBox())?.y).toBeLessThan(80)
    }
    await at.go('/my')
    const card = page.getByRole('region', { name: 'My Balance' })
    await card.getByText('₱12,480').waitFor()
    await card.getByRole('button', { name: 'Deposit', exact: true }).waitFor()
  })

  part('hides wherever it stands once its eye is pressed, also when the app is opened again [SHELL-91]', async () => {
    await at.go('/')
    await page.getByRole('button', { name: 'Balance ₱12,480.00' }).click()
    await sheet().getByRole('button', { name: 'Hide balance' }).click()
    await sheet().getByText('Balance hidden').waitFor()
    await sheet().getByText('Amount hidden').first().waitFor()
    expect(
      await sheet()
        .getByText(/₱\s?\d/)
        .count(),
    ).toBe(0)
    await sheet().getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Balance hidden' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Balance hidden' }).waitFor()
    // On another device it was never hidden.
    const other = await visit(browser, world, { as: ana, viewport: phone })
    await other.go('/')
    await other.page.getByRole('button', { name: 'Balance ₱12,480.00' }).waitFor()
    expect(other.troubles).toEqual([])
    await other.close()
    expect(await page.getByText('12,480').count()).toBe(0)
    // What was paid in is no secret there, but what the balance was after it.
    const changes = '/s-transaction/balance?time_flag=30'
    await at.go(changes)
    await page.getByRole('main').getByText('₱12,480').first().waitFor()
    expect(await page.getByText(/Balance ₱/).count()).toBe(0)
    await page.getByRole('link', { name: 'My' }).click()
    const card = page.getByRole('region', { name: 'My Balance' })
    await card.getByText('Balance hidden').waitFor()
    await card.getByRole('button', { name: 'Show balance' }).click()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await balance().filter({ hasText: '₱12,480' }).waitFor()
    await at.go(changes)
    await page
      .getByText(/Balance ₱12,480/)
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  part('opens the ways of money and what changed it last, and each row leads where it says [SHELL-133]', async () => {
    await withdrawalTools(world).begin(ana, { amount: '100' })
    await at.go('/s-game/category/Slot?sort=Popular')
    await balance().click()
    await sheet().getByText('₱12,380').first().waitFor()
    await sheet().getByRole('list', { name: 'Last changes' }).getByText('Deposit').first().waitFor()
    expect(await findViolations(page)).toEqual([])
    await sheet().getByRole('button', { name: 'All transactions' }).click()
    await page.getByRole('tab', { name: 'Balance', selected: true }).waitFor()
    await balance().click()
    await sheet().getByRole('link').first().click()
    await page.waitForURL('**/s-transaction/status?id=*&type=withdraw')
    await at.go('/')
    await balance().click()
    await sheet().getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('dialog', { name: 'Withdraw', exact: true }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await sheet().waitFor({ state: 'detached' })
    await balance().click()
    await sheet().getByRole('button', { name: 'Deposit', exact: true }).click()
    await page.getByRole('dialog', { name: 'Deposit', exact: true }).waitFor()
  })

  part('opens the deposit sheet where one is, and shows the press while the server is asked [SHELL-92]', async () => {
    await at.go('/s-game/category/Slot?sort=Popular')
    const release = await holdCalls(page, '**/member/kyc/detail*')
    await deposit().click()
    await page.getByRole('button', { name: 'Deposit', exact: true }).and(page.locator('[aria-busy]')).waitFor()
    await release()
    await page.getByRole('dialog', { name: 'Deposit' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/s-game/category/Slot')
  })

  part('has the messages beside it on the home page, with a mark while some are unread [SHELL-130]', async () => {
    await at.go('/')
    const messages = page.getByRole('link', { name: 'Messages' })
    await messages.and(page.locator('[data-dot=false]')).waitFor()
    await page.setViewportSize({ ...phone, width: 339 })
    await messages.waitFor({ state: 'hidden' })
    await page.setViewportSize({ ...phone, width: 340 })
    await messages.waitFor()
    await page.setViewportSize(phone)
    const told = { uid: ana.uid, kind: 'withdrawal_canceled', about: 'one', amount: 5_000_000n } as const
    await world.db.member(ana.uid, tx => notifyMember(tx, { ...told, nowMs: world.clock.now() }))
    await at.go('/')
    await page.getByRole('link', { name: 'Messages, some unread' }).and(page.locator('[data-dot=true]')).waitFor()
    expect(await findViolations(page)).toEqual([])
    await messages.click()
    await page.getByRole('button', { name: /Withdrawal canceled ₱500\.00/ }).waitFor()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('Unread').first().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Back' }).click()
    await messages.and(page.locator('[data-dot=false]')).waitFor()
  })
})

test('presses that come while the sheet still has to open open one, and the button says so until it is there [SHELL-92]', async () => {
  at = await visit(browser, world, {
    as: await withdrawalTools(world).payable({ pesos: 100n }),
    viewport: phone,
    first: true,
  })
  page = at.page
  await at.go('/service')
  const release = await holdCalls(page, '**/assets/openDeposit-*.js')
  const { x = 0, y = 0 } = (await deposit().boundingBox()) ?? {}
  const isAsked = page.waitForResponse(/\/member\/kyc\/detail/)
  const isFetched = page.waitForRequest(/\/assets\/openDeposit-[^/]+\.js/)
  await deposit().click()
  await Promise.all([isAsked, isFetched])
  await page.mouse.click(x + 4, y + 4)
  await page.getByRole('button', { name: 'Deposit', exact: true }).and(page.locator('[aria-busy]')).waitFor()
  await release()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await sheet.waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Deposit', exact: true }).and(page.locator(':not([aria-busy])')).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([360, 320])(
  'the head of the home page has room at %i pixels for all that members have there, also under a brand',
  async width => {
    const luz = await withdrawalTools(world).payable({ pesos: 1000n })
    at = await visit(browser, world, { as: luz, site: 'slots', viewport: { width, height: 740 } })
    page = at.page
    await at.go('/')
    await balance().filter({ hasText: '₱1,000.00' }).waitFor()
    const banner = page.getByRole('banner')
    for (const control of [...(await banner.getByRole('link').all()), ...(await banner.getByRole('button').all())]) {
      const { x = 0, width: wide = 0 } = (await control.boundingBox()) ?? {}
      expect([await control.getAttribute('aria-label'), x >= 0 && x + wide <= width]).toEqual([
        expect.any(String),
        true,
      ])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('a guest sees no money on any of these pages, and the way to log in [SHELL-90]', async () => {
  at = await visit(browser, world, { viewport: phone })
  page = at.page
  for (const address of ['/service', '/s-game/category/Slot?sort=Popular', '/s-game/sections/hot', '/']) {
    await at.go(address)
    await head().waitFor()
    await page.getByRole('main').getByRole('link').first().waitFor()
    const money = page.getByRole('button', { name: /^(Balance|Deposit)/ })
    expect([address, await money.count()]).toEqual([address, 0])
    expect(await head().innerText()).not.toMatch(/₱|\d/)
  }
  await head().getByRole('link', { name: 'Log in' }).waitFor()
})
