import {
  ask,
  desktop,
  expectRefusals,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  type StudioWorld,
  type Visit,
  type Visitor,
  visit,
} from '@saya/testing'
import { pino } from 'pino'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDueChecks } from '../apps/server/features/realityCheck/index.ts'
import { post } from '../apps/server/features/wallet/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('403 POST /api/v2/game/launch')

const minuteMs = 60_000
const log = pino({ level: 'silent' })

let on: StudioWorld
let browser: Browser
let ana: Player
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
  ana = await on.player(10_000_000n)
  await ask(on.world, 'POST /member/reality_check/set', { body: { minutes: 15 } }, ana)
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

/** The minute's sweep finds what is due, and tells the pages. */
const sweep = () => openDueChecks({ db: on.world.db, clock: on.world.clock, log })
const check = (page: Page, name = 'Time for a look') => page.getByRole('dialog', { name })
/** Where else it leads. */
const waysOf = (dialog: Locator) =>
  dialog
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')].join()))
const press = (page: Page, name: string) => check(page).getByRole('button', { name }).click()

test('a check lies over a game and every other page, stops the game, and gives it back with its round [SAFE-19, SAFE-22, SAFE-23]', async () => {
  const game = await open('/s-game-page/mina-ng-hiyas')
  const home = await open('/', { viewport: desktop, theme: 'dark' })
  await home.getByRole('heading', { name: 'Responsible Gaming' }).waitFor()
  const frame = game.frameLocator('iframe')
  await frame.locator('button.play[aria-disabled="false"]').waitFor()
  await frame.getByRole('button', { name: 'Start digging' }).click()
  await frame.getByText(/Choose one/).waitFor()
  on.world.clock.advance(15 * minuteMs)
  await sweep()
  for (const page of [game, home]) {
    await check(page).getByText('You have been playing for 15 minutes.').waitFor()
    await check(page)
      .getByText(/^−\s?₱10\.00$/)
      .waitFor()
    expect(await findViolations(page)).toEqual([])
  }
  // The game has stopped under it: what is pressed there now waits as well.
  await frame.getByRole('button', { name: 'Tile 1, not opened' }).dispatchEvent('click')
  // Nobody leaves it by a key, and both answers look alike.
  await game.keyboard.press('Escape')
  const looks = await check(game)
    .locator('.modalActions .button')
    .evaluateAll(all => all.map(one => [one.getAttribute('data-look'), getComputedStyle(one).backgroundColor].join()))
  expect([looks.length, new Set(looks).size]).toEqual([2, 1])
  // What one may want to see first is one press away, and the check comes back behind it.
  await check(home).getByRole('link', { name: 'My limits' }).click()
  await home.waitForURL('**/s-limits')
  await home.getByRole('heading', { name: 'Deposits' }).waitFor()
  await home.getByRole('link', { name: 'Back' }).click()
  await check(home).getByRole('link', { name: 'Bet records' }).waitFor()
  await check(home).getByRole('link', { name: 'My figures' }).click()
  await home.waitForURL('**/s-figures')
  await home.getByRole('heading', { name: 'My figures' }).waitFor()
  expect(await check(home).count()).toBe(0)
  await home.getByRole('link', { name: 'Back' }).click()
  await expect
    .poll(() => waysOf(check(home)))
    .toEqual(['Bet records,/bet-record', 'My figures,/s-figures', 'My limits,/s-limits', 'Take a break,/s-safer-play'])

  const opened = frame.locator('.tile.safe, .tile.hit')
  expect(await opened.count()).toBe(0)
  await press(game, 'Keep playing')
  for (const page of [game, home]) await check(page).waitFor({ state: 'detached' })
  await opened.waitFor()
  const cashOut = frame.getByRole('button', { name: /^Cash out/ })
  if (await cashOut.isVisible()) await cashOut.click()
  await frame.locator('button.play[aria-disabled="false"]').waitFor()
  await frame.getByRole('button', { name: 'Start digging' }).click()
  await frame.getByText(/Choose one/).waitFor()

  on.world.clock.advance(15 * minuteMs)
  await sweep()
  await check(home).waitFor()
  await press(game, 'Stop here')
  await game.waitForURL(address => address.pathname === '/')
  await check(home).waitFor({ state: 'detached' })
  const open_ = await on.world.db.member(ana.uid, tx =>
    tx.selectFrom('game_session').select('uid').where('uid', '=', ana.uid).where('ended_at', 'is', null).execute(),
  )
  expect(open_).toEqual([])
})

test('a game that is opened while a check waits opens by itself once it is answered, in Tagalog too [SAFE-19, SAFE-23]', async () => {
  await ask(on.world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta' } }, ana)
  on.world.clock.advance(15 * minuteMs)
  const page = await open('/s-game-page/mangga-fiesta', { language: 'tl', viewport: { width: 360, height: 740 } })
  const dialog = check(page, 'Tumingin muna')
  await dialog.getByText('15 minuto ka nang naglalaro.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Magpatuloy' }).click()
  const spin = page.frameLocator('iframe').locator('button.spin')
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
})

test.each([
  ['ahead', 3],
  ['behind', -3],
])(
  'a page whose clock is three hours %s asks for the check that is due and answers it, which is one check with one answer [SAFE-20]',
  async (_which, hours) => {
    await ask(on.world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta' } }, ana)
    const visitor = await visit(browser, on.world, { as: ana, viewport: phone })
    visitors.push(visitor)
    const { page } = visitor
    await page.clock.install({ time: on.world.clock.now() + hours * 60 * minuteMs })
    // No news reaches it: it asks by itself.
    await page.routeWebSocket(/./, () => {})
    await visitor.go('/')
    await page.getByRole('heading', { name: 'Responsible Gaming' }).waitFor()
    expect(await check(page).count()).toBe(0)
    on.world.clock.advance(15 * minuteMs)
    await page.clock.fastForward(15 * minuteMs + 5000)
    await check(page).getByText('You have been playing for 15 minutes.').waitFor()
    await press(page, 'Keep playing')
    await check(page).waitFor({ state: 'detached' })
    const checks = await on.world.db.member(ana.uid, tx =>
      tx.selectFrom('reality_check').select(['answer', 'answered_at']).where('uid', '=', ana.uid).execute(),
    )
    expect(checks).toEqual([{ answer: 'keep', answered_at: on.world.clock.now() }])
  },
)

test('safer play is one press away, and says what is set, what is used and until when [SAFE-25, SAFE-26, SHELL-131]', async () => {
  await ask(on.world, 'POST /member/limit/set', { body: { counts: 'deposit', period: 'day', most: '500' } }, ana)
  const paid = {
    act: 'deposit',
    gateway: 1,
    uid: ana.uid,
    reference: 'a part of the limit',
    amount: 1_200_000n,
  } as const
  await on.world.db.member(ana.uid, tx => post(tx, { ...paid, nowMs: on.world.clock.now() }))
  const page = await open('/')
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  await page.waitForURL('**/s-safer-play')
  const limits = page.getByRole('region', { name: 'My limits' })
  await limits.getByText('₱380 left').waitFor()
  // What else can be set or closed is there too.
  await limits.getByRole('link', { name: 'All limits' }).waitFor()
  for (const name of ['Take a break', 'Exclude yourself']) await page.getByRole('region', { name }).waitFor()
  await limits.getByText(/^Starts anew on \w+ \d+, 2026, 12:00 AM$/).waitFor()
  await limits.getByRole('button', { name: 'Deposits, a day ₱500' }).click()
  await page.getByLabel('Your limit').fill('400')
  await page.getByRole('button', { name: 'Set limit' }).click()
  await limits.getByText('₱280 left').waitFor()
  // Each other limit that is set is as near.
  for (const [limit, name] of [
    [{ counts: 'lost', period: 'week', most: '900' }, /^Losses, a week ₱900/],
    [{ counts: 'time', period: 'month', most: '600' }, /^Playing time, a month/],
  ] as const) {
    await ask(on.world, 'POST /member/limit/set', { body: limit }, ana)
    await page.reload()
    await limits.getByRole('button', { name }).click()
    await page.getByLabel('Your limit').waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Your limit').waitFor({ state: 'detached' })
  }
  await page.getByText('Nothing is closed to you.').waitFor()
  await page.getByRole('button', { name: 'Tell me after every 15 minutes' }).click()
  await page.getByRole('radio', { name: '45 minutes' }).click()
  await page.getByRole('button', { name: 'Tell me after every 45 minutes' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${on.world.url}/my`)
  await page.getByRole('link', { name: 'Safer play' }).click()
  await page.waitForURL('**/s-safer-play')
  await page.goto(`${on.world.url}/my`)
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('dialog', { name: 'Deposit' }).getByRole('link', { name: 'Safer play' }).click()
  await page.waitForURL('**/s-safer-play')
  await page.goto(`${on.world.url}/s-game-page/mangga-fiesta`)
  await page.frameLocator('iframe').getByRole('button', { name: 'Limits and breaks' }).click()
  await page.waitForURL('**/s-safer-play')
})

test.each([
  ['light', 'en', phone],
  ['dark', 'tl', { width: 360, height: 740 }],
] as const)(
  'before the first deposit a limit is asked for once, and skipped by one press: %s [SAFE-27]',
  async (theme, language, viewport) => {
    ana = await on.world.player({ kyc: 'fully_kyc', isUnasked: true })
    const page = await open('/my', { theme, language, viewport })
    const [deposit, title, skip] =
      language === 'en'
        ? ['Deposit', 'Before your first deposit', 'Not now']
        : ['Mag-deposit', 'Bago ang unang deposit mo', 'Hindi muna']
    const press = () => page.getByRole('button', { name: deposit, exact: true }).click()
    await press()
    const sheet = page.getByRole('dialog', { name: title })
    expect(await sheet.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await sheet.getByRole('textbox').inputValue()).toBe('')
    expect(await findViolations(page)).toEqual([])
    await sheet.getByRole('button', { name: skip }).click()
    await page.getByRole('dialog', { name: deposit, exact: true }).waitFor()
    await page.goto(`${on.world.url}/my`)
    await press()
    await page.getByRole('dialog', { name: deposit, exact: true }).waitFor()
    expect(await sheet.count()).toBe(0)
  },
)
