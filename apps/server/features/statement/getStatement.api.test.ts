import { ask, figureTools, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'

const peso = 10_000n
let world: World
let on: ReturnType<typeof figureTools>
let ana: Player
let late: Awaited<ReturnType<typeof on.play>>
beforeAll(async () => {
  world = await openWorld()
  on = figureTools(world)
  ana = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

const statement = async (month: string) => (await on.statement(ana, month)).data

type Statement = Awaited<ReturnType<typeof statement>>

/** What is left once everything that moved the balance is added to what was there before. */
function sumOf({ opening, movements, result, bonus }: Statement): string {
  const cents = (text: string) => Math.round(Number(text) * 100)
  const moved = [opening, ...movements.map(({ amount }) => amount), result, bonus]
  return (moved.reduce((sum, text) => sum + cents(text), 0) / 100).toFixed(2)
}

test('a month says what was there, what moved it and what was left, and comes to it [SAFE-36]', async () => {
  await on.move(ana, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill', amount: 500n * peso })
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 1000n * peso })
  await on.move(ana, { act: 'voucher', amount: 50n * peso })
  const held = await on.move(ana, { act: 'withdrawal_hold', amount: 200n * peso })
  await on.move(ana, { act: 'withdrawal_paid', gateway: 1, amount: 150n * peso, of: held })
  await on.move(ana, { act: 'withdrawal_release', amount: 50n * peso, of: held })
  await on.move(ana, { act: 'promotion', cashType: 4001, amount: 5n * peso })
  await on.play(ana, { bet: 10n, win: 25n })
  late = await on.play(ana, { bet: 7n, win: 1n })
  await on.play(ana, { bet: 40n })
  // A game of another type, which took as much as it gave.
  await on.play(ana, { bet: 3n, win: 3n, game: 1001 })
  await on.prize(ana, 4n)
  await on.correct(ana, -2n)
  await on.sit(ana, 10)
  world.clock.advance(20 * 60_000)
  await on.read()
  const march = await statement('2026-03')
  expect(march).toMatchObject({
    month: '2026-03',
    first_month: '2026-03',
    is_final: false,
    opening: '0.00',
    closing: '1376.00',
    movements: [
      { name: 'deposits', amount: '1000.00' },
      { name: 'vouchers', amount: '50.00' },
      { name: 'withdrawals', amount: '-200.00' },
      { name: 'withdrawals_returned', amount: '50.00' },
      { name: 'adjustments_given', amount: '500.00' },
    ],
    play: [
      { game_type: 0, bet: '57.00', won: '26.00', taken_back: '0.00', result: '-31.00' },
      { game_type: 3, bet: '3.00', won: '3.00', taken_back: '0.00', result: '0.00' },
    ],
    prizes: '4.00',
    corrections: '-2.00',
    result: '-29.00',
    bonuses: [{ cash_type: 4001, amount: '5.00' }],
    bonus: '5.00',
    seconds: 600,
  })
  expect(sumOf(march)).toBe(march.closing)
  expect(march.closing).toBe((await ask(world, 'GET /finance/wallet', {}, ana)).data.balance)
})

test('a month that is over never changes: what is taken back later stands where it happened [SAFE-38]', async () => {
  await on.goTo('2026-04-02T12:00')
  await on.read()
  const before = await statement('2026-03')
  expect(before.is_final).toBe(true)
  await late.takeBack()
  await on.read()
  expect(await statement('2026-03')).toEqual(before)
  const april = await statement('2026-04')
  expect(april).toMatchObject({
    opening: before.closing,
    play: [{ bet: '0.00', won: '0.00', taken_back: '6.00', result: '6.00' }],
    closing: '1382.00',
  })
  expect(sumOf(april)).toBe(april.closing)
})

test('parts of a centavo are told wherever there are any, so that all still comes to its end [SAFE-36]', async () => {
  await on.goTo('2026-05-03T12:00')
  await on.move(ana, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill', amount: 12_345n })
  const may = await statement('2026-05')
  // Nothing chosen is the month that runs.
  expect((await ask(world, 'GET /member/statement', {}, ana)).data).toEqual(may)
  expect([may.opening, may.movements, may.closing]).toEqual([
    '1382.0000',
    [{ name: 'adjustments_given', amount: '1.2345' }],
    '1383.2345',
  ])
})

test('a month before the member joined, or to come, has none; nobody sees that of another [SAFE-41]', async () => {
  for (const month of ['2026-02', '2026-06']) {
    expect(await on.statement(ana, month)).toMatchObject({ status: 404, code: 'statement_not_found' })
  }
  const ben = await world.player({ kyc: 'fully_kyc' })
  expect(await on.statement(ben, '2026-03')).toMatchObject({ status: 404 })
  expect((await on.statement(ben, '2026-05')).data).toMatchObject({ opening: '0.00', closing: '0.00', play: [] })
  expect(await ask(world, 'GET /member/statement', { query: { month: '2026-03' } })).toMatchObject({ status: 401 })
})

test('who is excluded or otherwise closed to play reads their statement and figures all the same [SAFE-42]', async () => {
  const nowMs = world.clock.now()
  for (const cause of ['exclusion', 'time_out', 'staff', 'review', 'rest', 'reality_check', 'kyc'] as const) {
    const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: nowMs + 86_400_000, nowMs }
    await world.db.member(ana.uid, tx => setGate(tx, gate))
    expect((await on.statement(ana, '2026-03')).data.closing).toBe('1376.00')
    expect((await on.months(ana)).lifetime.paid_in).toBe('1050.00')
    expect(await on.days(ana, '2026-05')).toHaveLength(3)
  }
})

test('one that does not come to its closing balance is not shown', async () => {
  await world.db.member(ana.uid, tx =>
    sql`update journal set amount = amount + 10000 where uid = ${ana.uid} and asset = 'PHP' and seq = 2`.execute(tx),
  )
  expect(await on.statement(ana, '2026-03')).toMatchObject({ status: 500 })
})
