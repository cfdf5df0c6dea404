import {
  ask,
  harmLife,
  openBrowser,
  openWorld,
  phone,
  type Player,
  type Visitor,
  visit,
  voucherCodes,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { routes } from '../apps/player/app/routes.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

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

const pictures = process.env.OFFER_PICTURES

async function picture(name: string): Promise<void> {
  if (pictures) await at.page.screenshot({ path: `${pictures}/${name}.png` })
}

const offers = (page: Page) => page.getByRole('group', { name: 'Promotions', exact: true })
const games = (page: Page) => page.getByRole('heading', { name: 'Hot Games', exact: true })

async function excluded(): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { status } = await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, player)
  if (status !== 200) throw new Error('Nobody was excluded.')
  return player
}

async function atBandStop(): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc' })
  const life = harmLife(world)
  await life.write(player, `insert into harm_day values ($uid, '${life.day(2)}', 20, 'stop', 'stop', '{}')`)
  return player
}

test('a guest and a member see the banners of the home page, and a member the ways to promotions', async () => {
  at = await visit(browser, world, { viewport: phone })
  await at.go('/')
  await offers(at.page).waitFor()
  await at.close()
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), viewport: phone })
  await at.go('/')
  await offers(at.page).waitFor()
  await at.go('/my')
  await at.page.getByRole('link', { name: 'Promotions' }).waitFor()
})

test.each([
  ['is excluded', excluded],
  ['is at the band stop', atBandStop],
] as const)(
  'who %s sees no banner on the home page and no way to offers in My, and is told no reason [SAFE-61, SAFE-115]',
  async (who, make) => {
    at = await visit(browser, world, { as: await make(), viewport: phone })
    await at.go('/')
    await games(at.page).waitFor()
    await expect.poll(() => at.page.locator('.banner').count()).toBe(0)
    await picture(`home, who ${who}`)
    expect(await findViolations(at.page)).toEqual([])
    await at.go('/my')
    await at.page.getByRole('link', { name: 'Safer play' }).waitFor()
    await expect.poll(() => at.page.getByRole('link', { name: 'Promotions' }).count()).toBe(0)
    expect(await at.page.getByText('See your level benefits').count()).toBe(0)
    await picture(`My, who ${who}`)
  },
)

test.each(['/', '/my'])(
  'who is excluded and presses a way to pay in on %s comes to the page that says until when, and no form asks for an amount first [SAFE-128]',
  async address => {
    at = await visit(browser, world, { as: await excluded(), viewport: phone })
    await at.go(address)
    await at.page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
    await at.page.waitForURL('**/s-safer-play')
    await at.page.getByText('You are excluded from play until').waitFor()
    await at.page.getByRole('button', { name: 'Withdraw your balance' }).waitFor()
    expect(await at.page.getByRole('dialog').count()).toBe(0)
    expect(await findViolations(at.page)).toEqual([])
  },
)

test('who is at the band stop pays in as before [SAFE-128]', async () => {
  at = await visit(browser, world, { as: await atBandStop(), viewport: phone })
  await at.go('/')
  await at.page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  await at.page.getByRole('dialog').waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/')
})

/** Every page of a member's own that an address without a number leads to, but those that are about an account alone. */
const memberPages = routes
  .filter(
    ({ access, page, pattern }) =>
      access === 'member' && page && !/:|^\/(?:my\/|s-account|s-kyc|s-transaction)/.test(pattern),
  )
  .map(({ pattern }) => pattern)
/** What draws people on: to pay in, to play, to come back, or to bring others. */
const draws =
  /deposit now|check in|become an agent|ready to collect|play ₱|bet ₱|deposit ₱|up to ₱|\d% (?:back|deposit)|level up|upgrade bonus|for each friend/i

/** Somebody has won: `/daily-wins` names the game with a way to it. */
async function plantWin(): Promise<void> {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  const at = new Date(world.clock.now())
  await world.db.member(uid, async tx => {
    await sql`update profile set username = 'luisa' where uid = ${uid}`.execute(tx)
    await sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      select ${uid}, 1, 1, 'round 1', id, 3, false, 10000, 0, 50000000, 1, ${at}, ${at}, 10000, false, 'play'
      from game where code = 'mangga-fiesta'`.execute(tx)
  })
}

test('who is excluded sees what they won themselves, and no wins of others with a way to their games [SAFE-115]', async () => {
  await plantWin()
  const play = () => at.page.getByRole('link', { name: /^Play / })
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), viewport: phone })
  await at.go('/daily-wins')
  await play().first().waitFor()
  await at.close()
  at = await visit(browser, world, { as: await excluded(), viewport: phone })
  await at.go('/daily-wins')
  await at.page.getByText('No offers for you right now').waitFor()
  expect(await play().count()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
})

test('no page of a member who is excluded draws them on [SAFE-115]', async () => {
  expect(memberPages.length).toBeGreaterThan(20)
  at = await visit(browser, world, { as: await excluded(), viewport: phone })
  const drawn: string[] = []
  for (const address of [...memberPages, '/invite', '/']) {
    await at.go(address)
    await at.page.waitForLoadState('networkidle')
    const found = draws.exec(await at.page.locator('body').innerText())
    if (found) drawn.push(`${address}: ${found[0]}`)
    await picture(address.replaceAll('/', '_'))
  }
  expect(drawn).toEqual([])
  // Nor are they shown which vouchers can be bought, where their own stand.
  await voucherCodes(world, { amount: '1000' })
  await at.go('/lazada')
  await at.page.getByText('No offers for you right now').waitFor()
  await at.page.getByRole('region', { name: 'Your voucher codes' }).waitFor()
  await at.page.waitForLoadState('networkidle')
  expect(await at.page.getByText(/₱1,?000/).count()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
})

test('who is shown no offers still collects the Filcoins they have earned, unless coins are closed to them [SAFE-115]', async () => {
  at = await visit(browser, world, { as: await atBandStop(), viewport: phone })
  const collect = at.page.getByRole('button', { name: /^Collect/ })
  const word = at.page.getByText('No offers for you right now')
  await at.go('/s-points')
  await word.waitFor()
  await collect.first().waitFor()
  expect(await at.page.getByText('Check in').count()).toBe(0)
  await at.close()
  at = await visit(browser, world, { as: await excluded(), viewport: phone })
  await at.go('/s-points')
  await word.waitFor()
  await at.page.waitForLoadState('networkidle')
  expect(await collect.count()).toBe(0)
})

test('as long as nobody knows whether a member is shown offers none is in sight, and the page does not move when they are [SAFE-115]', async () => {
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), viewport: phone })
  const letGo = await holdCalls(at.page, '**/member/offers')
  await at.go('/')
  await games(at.page).waitFor()
  expect(await at.page.locator('.banner').first().isVisible()).toBe(false)
  const before = await games(at.page).boundingBox()
  await letGo()
  await offers(at.page).waitFor()
  expect(await games(at.page).boundingBox()).toEqual(before)
})
