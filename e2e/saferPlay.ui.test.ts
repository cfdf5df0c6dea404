import { randomUUID } from 'node:crypto'
import {
  command,
  desktop,
  expectRefusals,
  harmLife,
  openBrowser,
  openStudioWorld,
  pace,
  type Payable,
  phone,
  type StudioWorld,
  type Visit,
  visit,
  type Visitor,
  withdrawalTools,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

expectRefusals('Failed to load resource: net::ERR_FAILED', '403 POST /api/v2/game/launch', '401 POST /api/play')

let on: StudioWorld
let browser: Browser
let ana: Payable
const visitors: Visitor[] = []
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
beforeEach(async () => {
  ana = await withdrawalTools(on.world).payable({ pesos: 1000n })
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function open(path: string, wish: Visit = {}): Promise<Page> {
  const visitor = await visit(browser, on.world, { as: ana, viewport: phone, ...wish })
  visitors.push(visitor)
  await visitor.go(path)
  return visitor.page
}

/** Whether a bet of one peso would be taken, as a provider finds out. */
async function takesBet(): Promise<boolean> {
  const name = randomUUID()
  const bet = command({ kind: 'bet', uid: ana.uid, txId: name, roundId: name, amount: 10_000n })
  return (await on.world.ledger.apply(bet)).outcome === 'OK'
}

/** When the next press reaches the page, by the clock of the machine: what a test does before it presses is not the product's. */
function timeOfPress(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve =>
        addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), {
          capture: true,
          once: true,
        }),
      ),
  )
}

/** Whether the provider has heard that the member plays no more. */
async function isTold(): Promise<boolean> {
  const own = await on.world.db.member(ana.uid, tx =>
    tx.selectFrom('exclusion').select('due_at').where('uid', '=', ana.uid).executeTakeFirst(),
  )
  return own?.due_at === null
}

test('a break is taken in three presses from My, and the page says until when and what stays open [SAFE-11, SAFE-26]', async () => {
  const page = await open('/my')
  await page.getByRole('link', { name: 'Safer play' }).click()
  await page.getByText('Nothing is closed to you.').waitFor()
  const section = page.getByRole('region', { name: 'Take a break' })
  expect(await section.getByRole('button', { name: 'Take a break' }).isDisabled()).toBe(true)
  await section.getByRole('radio', { name: /^7 days/ }).check()
  await section.getByRole('button', { name: 'Take a break' }).click()
  const question = page.getByRole('dialog', { name: 'Take a break of 7 days?' })
  await question.getByText('You cannot change this.').waitFor()
  await question.getByRole('button', { name: 'Go back' }).click()
  await page.getByText('Nothing is closed to you.').waitFor()
  await section.getByRole('button', { name: 'Take a break' }).click()
  await question.getByRole('button', { name: 'Take a break' }).click()
  await page.getByText('Your break has started.').waitFor()
  const now = page.getByRole('region', { name: 'Right now' })
  const closed = /^You are on a break until \w+ \d+, \d{4}, \d+:\d\d [AP]M\. Deposits, games and bonuses are closed\.$/
  await now.getByText(closed).waitFor()
  expect(await page.getByText('Nothing is closed to you.').count()).toBe(0)
  await now.getByRole('heading', { name: 'What stays open' }).waitFor()
  await now.getByRole('button', { name: 'Withdraw your balance' }).waitFor()
  for (const name of ['Your records', 'Talk to Service']) await now.getByRole('link', { name }).waitFor()
  expect(await section.getByRole('radio').evaluateAll(all => all.map(one => one.getAttribute('value')))).toEqual([
    '30d',
  ])
  await page.goto(`${on.world.url}/s-game-page/mangga-fiesta`)
  await page.getByText(/^You are on a break until/).waitFor()
  await page.getByRole('link', { name: 'Safer play' }).click()
  await page.getByText(/^You are on a break until/).waitFor()
})

test('whoever excludes themselves while a game is open elsewhere has no bet taken a second later, and takes all their money home [SAFE-12, SAFE-13]', async () => {
  const desk = withdrawalTools(on.world)
  // Until the exclusion none of it could be withdrawn.
  await desk.move({ act: 'deposit', gateway: 1, uid: ana.uid, reference: 'unplayed', amount: 5_000_000n })
  // What a game that is closed makes the browser say is no trouble of the app's.
  const playing = await visit(browser, on.world, { as: ana, viewport: phone })
  const game = playing.page
  await playing.go('/s-game-page/mangga-fiesta')
  const spin = game.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
  const page = await open('/s-safer-play')
  const section = page.getByRole('region', { name: 'Exclude yourself' })
  await section.getByText('Your whole balance is yours to withdraw.').waitFor()
  await section.getByRole('radio', { name: /^1 year/ }).check()
  await section.getByRole('button', { name: 'Exclude myself' }).click()
  const question = page.getByRole('dialog', { name: 'Exclude yourself for 1 year?' })
  const pressedAtMs = timeOfPress(page)
  await question.getByRole('button', { name: 'Exclude myself' }).click()
  await expect.poll(() => takesBet(), { interval: 10 }).toBe(false)
  const refusedAtMs = performance.timeOrigin + performance.now()
  expect(refusedAtMs - (await pressedAtMs)).toBeLessThan(1000 * pace)
  await expect.poll(isTold).toBe(true)
  await spin.click()
  await game.getByRole('heading', { name: 'The game was closed' }).waitFor()
  await playing.close()
  const done = page.getByRole('dialog', { name: 'You are excluded from play' })
  await done.waitFor()
  const release = await holdCalls(page, '**/finance/wallet*')
  await done.getByRole('button', { name: 'Withdraw all of it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true })
  const amount = sheet.getByRole('textbox', { name: 'Amount' })
  const { balance } = await desk.money(ana)
  await expect
    .poll(async () => (await amount.inputValue()).replaceAll(',', ''))
    .toBe(String(Math.floor(Number(balance))))
  await release()
  await sheet.getByRole('button', { name: 'Withdraw now' }).click()
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click()
  await page.waitForURL('**/s-transaction/status?**')
})

test('whoever takes all their money home is offered the account it came from last [SAFE-145]', async () => {
  const desk = withdrawalTools(on.world)
  on.world.clock.advance(1000)
  await desk.addAccount(ana, { channel: 'Maya', account: ana.phone })
  await on.world.db.member(ana.uid, async tx => {
    await tx
      .updateTable('payee')
      .set(row => ({ ready_at: row.ref('created_at') }))
      .where('uid', '=', ana.uid)
      .execute()
  })
  const life = harmLife(on.world)
  await life.payIn(ana, { daysAgo: 40, channel: 'Maya' })
  await life.payIn(ana, { daysAgo: 60, channel: 'GCash' })
  const page = await open('/s-safer-play')
  const section = page.getByRole('region', { name: 'Exclude yourself' })
  await section.getByRole('radio', { name: /^6 months/ }).check()
  await section.getByRole('button', { name: 'Exclude myself' }).click()
  await page
    .getByRole('dialog', { name: 'Exclude yourself for 6 months?' })
    .getByRole('button', { name: 'Exclude myself' })
    .click()
  await page.getByRole('button', { name: 'Withdraw all of it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true })
  await sheet.getByText('Maya, Luz Santos Ramos').waitFor()
  await page.keyboard.press('Escape')
  // What they withdraw at any other time goes to the account that was added first.
  await page.getByRole('button', { name: 'Withdraw your balance' }).click()
  await sheet.getByText('GCash, Luz Santos Ramos').waitFor()
})

test.each([
  ['light', 'en', phone],
  ['dark', 'tl', { width: 360, height: 740 }],
  ['light', 'tl', desktop],
] as const)('the page has no obstacle and fits: %s, %s [SAFE-11]', async (theme, language, viewport) => {
  const page = await open('/s-safer-play', { theme, language, viewport })
  await page.getByRole('radio').first().waitFor()
  await page.getByText(language === 'en' ? 'Nothing is closed to you.' : 'Walang nakasara sa iyo.').waitFor()
  expect(await findViolations(page)).toEqual([])
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
})

test('what could not be asked is said, and stopping goes on being possible [SAFE-11]', async () => {
  const visitor = await visit(browser, on.world, { as: ana, viewport: phone })
  const { page } = visitor
  await page.route('**/member/gate/list*', route => route.abort())
  await visitor.go('/s-safer-play')
  await page.getByText('This could not be loaded.').waitFor()
  expect(await page.getByRole('radio').count()).toBe(6)
  for (const [title, period, act, sure] of [
    ['Exclude yourself', /^6 months/, 'Exclude myself', 'Exclude yourself for 6 months?'],
    ['Take a break', /^24 hours/, 'Take a break', 'Take a break of 24 hours?'],
  ] as const) {
    const section = page.getByRole('region', { name: title })
    await section.getByRole('radio', { name: period }).check()
    await section.getByRole('button', { name: act }).click()
    const question = page.getByRole('dialog', { name: sure })
    await question.getByText(/You can still withdraw, see your records and contact us/).waitFor()
    await question.getByRole('button', { name: title === 'Take a break' ? act : 'Go back' }).click()
  }
  await page.getByText('Your break has started.').waitFor()
  await page.getByRole('region', { name: 'Exclude yourself' }).getByRole('button', { name: 'Exclude myself' }).click()
  const question = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' })
  await question.getByRole('button', { name: 'Exclude myself' }).click()
  const done = page.getByRole('dialog', { name: 'You are excluded from play' })
  await done.getByRole('button', { name: 'Withdraw all of it' }).waitFor()
  expect(await takesBet()).toBe(false)
  await done.getByRole('button').first().click()
  await page.unroute('**/member/gate/list*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^You are on a break until/).waitFor()
  await page.getByText(/^You are excluded from play until .*M\. Deposits, games and bonuses are closed\.$/).waitFor()
  await visitor.close()
})
