import {
  ask,
  expectRefusals,
  command,
  isPart,
  journey,
  openBrowser,
  openLedgerOn,
  openStudioWorld,
  type Player,
  readJournal,
  studioGame,
  type StudioWorld,
  type Visitor,
  visit,
} from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('404 GET /member/bet/round', '404 GET /member/bet/detail')

const peso = 10_000n
const day = 24 * 3_600_000
/** How long a round lasts that ends. */
const roundMs = 60_000

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  // By its own rules: its page holds what was shown against the belts of the title.
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()].filter(({ code }) => code === studioGame) })
  browser = await openBrowser()
  ana = await on.player(10_000n * peso)
  for (let round = 0; round < 12; round++) await play({ bet: 2n, win: 0n })
  on.world.clock.advance(day)
  await play({ bet: 10n, win: 25n })
  await play({ bet: 20n, win: 0n })
  await play({ bet: 30n })
  await play({ bet: 40n, isTakenBack: true })
  await playAtStudio()
  await readJournal(on.world)
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async ({ task }) => {
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})
const end = () => at.close()

interface Round {
  readonly bet: bigint
  readonly win?: bigint
  readonly isTakenBack?: boolean
}

let rounds = 0

/** A round in the second game of the catalogue, as its provider tells it to the wallet. */
async function play({ bet, win, isTakenBack }: Round): Promise<void> {
  const round = { uid: ana.uid, roundId: `r${++rounds}`, game: 1002 }
  const txId = `b${rounds}`
  await on.world.ledger.apply(command({ kind: 'bet', ...round, txId, amount: bet * peso }))
  if (win !== undefined) {
    on.world.clock.advance(roundMs)
    const settled = { ...round, txId: `s${rounds}`, refTxId: txId, amount: win * peso, closesRound: true }
    await on.world.ledger.apply(command({ kind: 'settle', ...settled }))
  }
  if (isTakenBack)
    await on.world.ledger.apply(command({ kind: 'rollback', ...round, txId: `k${rounds}`, refTxId: txId }))
}

async function playAtStudio(): Promise<void> {
  const session = await on.open(ana)
  const { commitment } = (await on.call('state', { session })).body.next
  await on.call('play', { session, key: 'a-round-to-verify', stake: '5.00', clientSeed: 'my-word', commitment })
  await on.call('choose', { session, key: 'a-round-to-verify', choice: 0 })
}

async function open(path: string, wish: Parameters<typeof visit>[2] = {}): Promise<void> {
  at = await visit(browser, on.world, { as: ana, ...wish })
  page = at.page
  await at.go(path)
}

const rows = () => page.getByRole('list', { name: 'Bet records' }).getByRole('link')
const totals = () => page.getByLabel('Totals').textContent()

test('the list of bet records tells each round with its state, and what all of them come to, by time, game and state [ROUTE-18, SHELL-20, TXN-32, TXN-37, TXN-40, TXN-41]', async () => {
  await open('/my')
  await page.getByRole('link', { name: 'Bet records' }).click()
  await page.waitForURL('**/bet-record')
  await rows().nth(4).waitFor()
  expect(await page.title()).toBe('Bet records · Saya')
  await expect.poll(() => rows().count()).toBe(5)
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await expect.poll(totals).toMatch(/^Bets₱65\.00Wins₱\d+\.\d\dRounds5$/)
  await page.getByRole('link', { name: /Jeepney Jackpot.*₱0\.00.*Failed.*Bet ₱40\.00/ }).waitFor()
  await page.getByRole('link', { name: /Jeepney Jackpot.*−.₱30\.00.*Pending.*Bet ₱30\.00/ }).waitFor()
  await page.getByRole('link', { name: /Jeepney Jackpot.*\+.₱15\.00.*Completed.*Bet ₱10\.00/ }).waitFor()
  // A state has a picture of its own beside its word.
  const drawn = await Promise.all(['Failed', 'Pending', 'Completed'].map(state => pictureOf(state)))
  expect(new Set(drawn).size).toBe(3)
  expect(await findViolations(page)).toEqual([])

  const states = page.getByRole('group', { name: 'Type' })
  expect(await states.getByRole('button').allTextContents()).toEqual(['All', 'Pending', 'Completed', 'Failed'])
  await states.getByRole('button', { name: 'Pending' }).click()
  await page.waitForURL('**/bet-record?time_flag=0&status=pending')
  await expect.poll(() => rows().count()).toBe(1)
  await expect.poll(totals).toBe('Bets₱30.00Wins₱0.00Rounds1')
  await page.reload()
  await states.getByRole('button', { name: 'Pending', pressed: true }).waitFor()
  await expect.poll(() => rows().count()).toBe(1)

  await states.getByRole('button', { name: 'All' }).click()
  await page.getByRole('button', { name: 'All games' }).click()
  await page.getByRole('dialog', { name: 'Games' }).getByText('Fishing').click()
  await page.waitForURL('**/bet-record?time_flag=0&game_type=2')
  await page.getByText('No data available').waitFor()
  expect(await findViolations(page)).toEqual([])

  // Yesterday's come in pages, read on before the end is reached.
  await at.go('/bet-record?time_flag=1')
  await rows().nth(11).waitFor()
  await expect.poll(() => rows().count()).toBe(12)
  await expect.poll(totals).toBe('Bets₱24.00Wins₱0.00Rounds12')
})

/** What is drawn in the chip of a state. */
test('no tick stands over a lost round in the list, nor over its page [TXN-65]', async () => {
  await open('/bet-record')
  const lost = page.getByRole('link', { name: /Jeepney Jackpot.*−.₱20\.00.*Completed.*Bet ₱20\.00/ })
  const won = page.getByRole('link', { name: /Jeepney Jackpot.*\+.₱15\.00.*Completed.*Bet ₱10\.00/ })
  const drawnIn = (row: Locator) => row.getByText('Completed', { exact: true }).locator('svg').innerHTML()
  expect(await drawnIn(lost)).not.toBe(await drawnIn(won))
  expect(await drawnOver(lost)).not.toBe(await drawnOver(won))
})

/** The picture over the page of a round, which its row leads to. */
async function drawnOver(row: Locator): Promise<string> {
  await row.click()
  await page.waitForURL('**/bet-record/*')
  const drawn = await page.getByRole('status').locator('svg').first().innerHTML()
  await page.goBack()
  return drawn
}

function pictureOf(state: string): Promise<string> {
  return rows().getByText(state, { exact: true }).first().locator('svg').innerHTML()
}

test('a change of the balance names its game, has its sign and leads to its round, whose record tells what came of it and when [TXN-38, TXN-60]', async () => {
  await open('/s-transaction/balance')
  await page.getByRole('link', { name: /^Bet.*Mangga Fiesta.*−.₱5\.00/ }).click()
  await page.waitForURL(/\/bet-record\/\d+$/)
  await page.getByRole('definition').getByText('Mangga Fiesta').waitFor()
  await page.goBack()
  // A bet and its win lead to the same round.
  const itsBet = await page.getByRole('link', { name: /^Bet.*Jeepney Jackpot.*−.₱10\.00/ }).getAttribute('href')
  await page.getByRole('link', { name: /^Win.*Jeepney Jackpot.*\+.₱25\.00/ }).click()
  await page.waitForURL(`**${itsBet}`)
  const facts = page.getByRole('definition')
  await facts.getByText('Jeepney Jackpot').waitFor()
  // The round behind it is the last one that took its time.
  const wonMs = on.world.clock.now() - roundMs
  const told = await facts.allTextContents()
  expect([6, 8, 9].map(place => told[place])).toEqual(['₱15.00', written(wonMs - roundMs), written(wonMs)])
})

test('one record tells all that is known of its round, and leads to the page where its own game draws it again [ROUTE-19, SHELL-20, TXN-38]', async () => {
  await open('/s-transaction')
  await page.getByRole('link', { name: 'Bet records' }).click()
  await page.waitForURL('**/bet-record')
  // The page before names the game at each of its bets and wins.
  await expect.poll(() => page.getByRole('link', { name: /Mangga Fiesta/ }).count()).toBe(1)
  await page.getByRole('link', { name: /Mangga Fiesta/ }).click()
  await page.waitForURL(/\/bet-record\/\d+$/)
  await page.getByText('Mangga Fiesta').waitFor()
  await expect.poll(() => page.title()).toBe('Bet record: Mangga Fiesta · Saya')
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  expect(await page.getByRole('term').allTextContents()).toEqual(
    'Status,Game,Provider,Category,Bet,Win,Result,Currency,Bet at,Ended at,Round,Number'.split(','),
  )
  const [bet] = (await ask(on.world, 'GET /member/bet/list', {}, ana)).data.d
  const net = Number(bet?.settlement_amount) - 5
  expect(await page.getByRole('definition').allTextContents()).toEqual([
    'Completed',
    'Mangga Fiesta',
    bet?.brand_name,
    'Slots',
    '₱5.00',
    `₱${bet?.settlement_amount}`,
    `${net < 0 ? '−\u2009' : ''}₱${Math.abs(net).toFixed(2)}`,
    'PHP',
    written(on.world.clock.now()),
    written(on.world.clock.now()),
    bet?.round_id,
    bet?.record_id,
  ])
  const verify = page.getByRole('link', { name: 'Verify this round' })
  await verify.waitFor()
  expect(await findViolations(page)).toEqual([])
  const [opened] = await Promise.all([at.context.waitForEvent('page'), verify.click()])
  await opened.waitForURL(address => address.origin === on.url && address.pathname.startsWith('/round/'))
  await opened.getByText('Verified on this device: the server seed matches its hash').waitFor()
  const groundOf = () => opened.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // What is chosen in the app, which is dark here, stands above what the device is set to.
  await opened.emulateMedia({ colorScheme: 'light' })
  const grounds = [await groundOf()]
  await opened.goto(opened.url().replace(/#.*/, '#'))
  await opened.reload()
  await opened.getByText('Verified on this device: the server seed matches its hash').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await opened.emulateMedia({ colorScheme })
    grounds.push(await groundOf())
    expect(await findViolations(opened)).toEqual([])
    if (process.env.PICTURES)
      await opened.screenshot({ path: `${process.env.PICTURES}/round ${colorScheme}.png`, fullPage: true })
  }
  // Pearl by day and ebony by night, as every other page of the product.
  expect(grounds).toEqual(['rgb(21, 13, 16)', 'rgb(247, 243, 241)', 'rgb(21, 13, 16)'])
  await opened.close()
})

/** A moment in Manila as people write it. */
function written(ms: number): string {
  const part = (wish: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...wish, timeZone: 'Asia/Manila' }).format(ms)
  return `${part({ dateStyle: 'long' })}, ${part({ timeStyle: 'short' })}`
}

test('a round that its provider does not show says so, and so does an unknown round, in Tagalog too', async () => {
  await open('/bet-record?status=failed', { language: 'tl', theme: 'light' })
  await page.getByRole('link', { name: /Jeepney Jackpot.*Hindi natuloy/ }).click()
  await page.getByRole('heading', { name: 'Hindi nabilang ang tayang ito' }).waitFor()
  await page.getByText('Walang page ang provider para sa round na ito.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await at.go('/bet-record/999999')
  await page.getByRole('alert').getByText('Hindi nahanap ang bet record na ito.').waitFor()
  await page.route('**/member/bet/list**', route => route.abort())
  await at.go('/bet-record')
  await page.getByText('Hindi ma-load ang listahan.').first().waitFor()
  await page.unroute('**/member/bet/list**')
  await page.getByRole('button', { name: 'Subukan muli' }).click()
  await page.getByText('Jeepney Jackpot').first().waitFor()
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

journey('the history', { begin: () => open('/s-transaction'), end }, part => {
  const types = () => page.getByRole('group', { name: 'Type' })
  const time = (name: string) => page.getByRole('button', { name, exact: true })

  part(
    'begins with the balance, and has a page for each kind of transaction [ROUTE-15, ROUTE-16, TXN-01]',
    async () => {
      await page.waitForURL('**/s-transaction/balance?time_flag=0')
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Balance', 'Deposit', 'Withdraw', 'Bonus'])
      for (const kind of ['Deposit', 'Withdraw', 'Bonus', 'Balance']) {
        await at.go(`/s-transaction/${kind.toLowerCase()}`)
        await page.getByRole('tab', { name: kind, selected: true }).waitFor()
      }
    },
  )

  part('can be filtered by time on each page, and by type on each but the balance [TXN-02, TXN-03]', async () => {
    for (const kind of ['Deposit', 'Withdraw', 'Bonus']) {
      await page.getByRole('tab', { name: kind }).click()
      await page.getByRole('tab', { name: kind, selected: true }).waitFor()
      await types().getByRole('button', { name: 'All', exact: true }).waitFor()
      await time('Today').waitFor()
    }
    await page.getByRole('tab', { name: 'Balance' }).click()
    await types().waitFor({ state: 'detached' })
    await time('Today').waitFor()
  })

  part('has its times in the address [TXN-09, TXN-11]', async () => {
    await page.waitForURL('**/s-transaction/balance?time_flag=0')
    await time('Today').click()
    await page.getByRole('dialog', { name: 'Time' }).getByText('Last 7 days').click()
    await page.waitForURL('**/s-transaction/balance?time_flag=7')
    await time('Last 7 days').waitFor()
  })

  part('has its filters after a reload and by the way back [TXN-04]', async () => {
    await page.getByRole('tab', { name: 'Deposit' }).click()
    await page.getByRole('button', { name: 'Timeout' }).click()
    await page.waitForURL('**/s-transaction/deposit?type=TIMEOUT&time_flag=7')
    await page.getByText('No data available').waitFor()
    async function isAsBefore(): Promise<void> {
      await page.getByRole('button', { name: 'Timeout', pressed: true }).waitFor()
      await time('Last 7 days').waitFor()
    }
    await page.reload()
    await isAsBefore()
    await at.go('/my')
    await page.goBack()
    await page.waitForURL('**/s-transaction/deposit?type=TIMEOUT&time_flag=7')
    await isAsBefore()
  })

  part('opens its bonuses with the filter of the address [TXN-08]', async () => {
    await at.go('/s-transaction/bonus?type=4005&time_flag=0')
    await page.getByRole('button', { name: 'CQ9 Daily Rebate', pressed: true }).waitFor()
    await time('Today').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
})

const bonuses = [
  ['TXN-42', 4001, 'Mystery Box', 0],
  ['TXN-43', 4003, 'Level Up Bonus', 0],
  ['TXN-44', 4004, 'Birthday Bonus', 0],
  ['TXN-45', 4005, 'CQ9 Daily Rebate', 0],
  ['TXN-46', 4006, 'TPG Daily Loss Rebate', 1],
  ['TXN-47', 4007, 'Slot Betting Ranking', 10],
  ['TXN-48', 4008, 'APP Bonus', 20],
  ['TXN-73', 4010, 'Gift', 20],
] as const

/** A member whose balance has parts of a centavo, and who was given one bonus of each kind, some days ago. */
async function withBonuses(): Promise<Player> {
  const ben = await on.player(12_345_699n)
  const ledger = await openLedgerOn(on.world.databaseUrl)
  for (const [, cashType, name, days] of [...bonuses].reverse()) {
    const promotion = cashType === 4003 || cashType === 4004 ? { cashType, multiple: 1 } : { cashType }
    const nowMs = on.world.clock.now() - days * day
    await ledger.post({
      act: 'promotion',
      ...promotion,
      uid: ben.uid,
      reference: `${name} ${ben.uid}`,
      amount: 10n * peso,
      nowMs,
    })
  }
  await ledger.close()
  return ben
}

async function beginWithBonuses(): Promise<void> {
  await open('/my', { as: await withBonuses() })
}

journey('a member with a bonus of each kind', { begin: beginWithBonuses, end }, part => {
  const rowsOf = () => page.getByRole('list', { name: 'Bonus' }).getByRole('listitem')
  const types = () => page.getByRole('group', { name: 'Type' })

  part('is shown the balance rounded down [WALLET-87]', async () => {
    // 1,234.5699 and eight bonuses of ten.
    await page.getByRole('region', { name: 'My Balance' }).getByText('₱1,314').waitFor()
    expect(await page.getByRole('region', { name: 'My Balance' }).textContent()).toContain('₱1,314.56')
    await at.go('/s-transaction')
    await page.getByText('Balance ₱1,314.56').first().waitFor()
    await page.getByRole('tab', { name: 'Bonus' }).click()
  })

  let shown = 'Today'
  for (const [id, label, flag, days] of [
    ['TXN-09', 'Today', 0, [0]],
    ['TXN-10', 'Yesterday', 1, [1]],
    ['TXN-12', 'Last 15 days', 15, [0, 1, 10]],
    ['TXN-13', 'Last 30 days', 30, [0, 1, 10, 20]],
  ] as const) {
    part(`finds by ${label} the bonuses of those days [${id}]`, async () => {
      if (label !== shown) {
        await page.getByRole('button', { name: shown }).click()
        await page.getByRole('dialog', { name: 'Time' }).getByText(label).click()
        shown = label
      }
      await page.waitForURL(`**/s-transaction/bonus?type=all&time_flag=${flag}`)
      const names = bonuses.filter(bonus => days.some(one => one === bonus[3])).map(bonus => bonus[2])
      for (const name of names) await rowsOf().filter({ hasText: name }).waitFor()
      expect(await rowsOf().count()).toBe(names.length)
    })
  }

  for (const [id, cashType, name] of bonuses) {
    part(`finds the kind ${cashType} under the name ${name} [${id}]`, async () => {
      await types().getByRole('button', { name, exact: true }).click()
      await page.waitForURL(`**/s-transaction/bonus?type=${cashType}&time_flag=30`)
      await expect.poll(() => rowsOf().count()).toBe(1)
      await rowsOf().filter({ hasText: name }).waitFor()
    })
  }

  part('is shown by an address those of its kind and day alone [TXN-01, TXN-08]', async () => {
    await at.go('/s-transaction/bonus?type=4005&time_flag=0')
    await rowsOf().first().waitFor()
    expect(await rowsOf().filter({ hasText: 'CQ9 Daily Rebate' }).count()).toBe(1)
    expect(await rowsOf().count()).toBe(1)
    await at.go('/s-transaction/bonus?type=4005&time_flag=1')
    await page.getByText('No data available').waitFor()
  })

  part('finds them without a fault for those who cannot see', async () => {
    expect(await findViolations(page)).toEqual([])
  })
})

test('the kinds of bonus are named in Tagalog too', async () => {
  await open('/s-transaction/bonus?type=4003&time_flag=0', { as: await withBonuses(), language: 'tl' })
  await page.getByRole('button', { name: 'Level Up Bonus', pressed: true }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Level Up Bonus' }).waitFor()
})
