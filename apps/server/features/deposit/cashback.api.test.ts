import { manilaDay } from '@saya/money'
import {
  ask,
  type DepositWorld,
  giveCoupons,
  openDepositWorld,
  type Player,
  readLedger,
  tallyPlay,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { groundOfRebates, groundOfRewards } from '../reward/index.ts'
import { auditAll, openMonths } from '../wallet/index.ts'
import { askDue, groundOfBonuses } from './index.ts'
import { settle } from './event/settle.ts'

const minuteMs = 60_000

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

let player: Player
beforeEach(async () => {
  player = await cashier.player()
})

const claimOf = (id: string) => ({ gateway: 'paymongo', reference: id, uid: player.uid })
const settled = (id: string) => settle(cashier.world.api.deposits, claimOf(id))

async function left(): Promise<number> {
  return (await ask(cashier.world, 'GET /promo/cashback/detail', {}, player)).data.coupons_num
}

async function bonuses(): Promise<bigint[]> {
  const { journal } = await cashier.world.db.member(player.uid, tx => readLedger(tx, player.uid))
  return journal.filter(({ kind }) => kind === 4009).map(({ amount }) => amount)
}

/** Opens a deposit and pays it. */
async function pay(wish: { amount?: string; cashback_flag?: '0' | '1'; key?: string } = {}) {
  const { id, payUrl } = await cashier.begin(player, { cashback_flag: '1', key: crypto.randomUUID(), ...wish })
  await cashier.act(payUrl)
  await settled(id)
  return id
}

test('a deposit with a coupon brings five percent beside it, once, to be played once, and the coupon is used [WALLET-29, WALLET-44, TXN-49]', async () => {
  await giveCoupons(cashier.world, player, 2)
  const { id, payUrl } = await cashier.begin(player, { amount: '333.33', cashback_flag: '1' })
  // It is there until something is paid.
  expect(await left()).toBe(2)
  await cashier.act(payUrl)
  await Promise.all(Array.from({ length: 8 }, () => settled(id)))
  expect(await bonuses()).toEqual([166_600n])
  expect(await cashier.balance(player)).toBe('349.99')
  expect(await left()).toBe(1)
  const lots = await ask(cashier.world, 'GET /finance/wallet/lots', {}, player)
  expect(lots.data.d).toMatchObject([{ amount: '333.33' }, { amount: '16.66', turnover_required: '16.66' }])
  const list = await ask(cashier.world, 'GET /promo/transaction/bonus', { query: { type: '4009' } }, player)
  expect(list.data.d).toMatchObject([{ name: 'Deposit Bonus', bonus: '16.66' }])
})

test('a bonus ends at 2500, and is nobody’s who did not ask for it or has no coupon left [WALLET-29, WALLET-44]', async () => {
  await giveCoupons(cashier.world, player, 1)
  await pay({ amount: '400', cashback_flag: '0' })
  expect([await bonuses(), await left()]).toEqual([[], 1])
  await pay({ amount: '500000' })
  expect([await bonuses(), await left()]).toEqual([[25_000_000n], 0])
  await pay({ amount: '600' })
  expect(await bonuses()).toEqual([25_000_000n])
})

test('below the threshold of 20 a deposit uses no coupon, whatever its channel takes [WALLET-28]', async () => {
  await giveCoupons(cashier.world, player, 1)
  const least = (units: bigint) =>
    cashier.world.db.ref(tx => tx.updateTable('channel').set({ min_amount: units }).where('id', '=', 'gcash').execute())
  await least(100_000n)
  await pay({ amount: '19.99' })
  expect([await bonuses(), await left()]).toEqual([[], 1])
  await pay({ amount: '20' })
  expect([await bonuses(), await left()]).toEqual([[10_000n], 0])
  await least(1_000_000n)
})

const cashbackOf = async (id: string) =>
  (await ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } }, player)).data.cashback

test('a coupon is used by the deposit that is paid first, whichever was opened first, and the other deposit says that no coupon is left', async () => {
  await giveCoupons(cashier.world, player, 1)
  const first = await cashier.begin(player, { amount: '200', cashback_flag: '1', key: 'first' })
  const second = await cashier.begin(player, { amount: '300', cashback_flag: '1', key: 'second' })
  expect(await left()).toBe(1)
  expect(await cashbackOf(first.id)).toEqual({ state: 'promised', bonus: '10.00' })
  await cashier.act(second.payUrl)
  await settled(second.id)
  expect([await bonuses(), await left()]).toEqual([[150_000n], 0])
  expect(await cashbackOf(second.id)).toEqual({ state: 'given', bonus: '15.00' })
  expect(await cashbackOf(first.id)).toEqual({ state: 'gone', bonus: '0.00' })
  await cashier.act(first.payUrl)
  await settled(first.id)
  expect(await bonuses()).toEqual([150_000n])
  expect(await cashbackOf(first.id)).toEqual({ state: 'gone', bonus: '0.00' })
})

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
])('%i coupons with %i deposits that complete at once bring one bonus each', async (coupons, deposits) => {
  await giveCoupons(cashier.world, player, coupons)
  const opened = []
  for (let at = 0; at < deposits; at++)
    opened.push(await cashier.begin(player, { cashback_flag: '1', key: `once-${coupons}-${at}` }))
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: deposits })
  for (const { payUrl } of opened) await cashier.act(payUrl)
  await Promise.all(opened.flatMap(({ id }) => [settled(id), settled(id)]))
  expect([await bonuses(), await left()]).toEqual([Array.from({ length: coupons }, () => 50_000n), 0])
  await cashier.misbehave({ party: 'paymongo_events', kind: 'none' })
})

test('what came to nothing used no coupon', async () => {
  await giveCoupons(cashier.world, player, 1)
  const { id, payUrl } = await cashier.begin(player, { cashback_flag: '1' })
  await cashier.act(payUrl, { act: 'fail' })
  await settled(id)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'canceled' })
  expect([await bonuses(), await left(), await cashbackOf(id)]).toEqual([[], 1, { state: 'none', bonus: '0.00' }])
})

test('it goes with the money that comes late, too', async () => {
  await giveCoupons(cashier.world, player, 1)
  const { id, payUrl } = await cashier.begin(player, { amount: '500', cashback_flag: '1' })
  cashier.world.clock.advance(31 * minuteMs)
  await askDue(cashier.world.api.deposits)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'timeout' })
  expect(await left()).toBe(1)
  await cashier.act(payUrl)
  await settled(id)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true })
  expect([await bonuses(), await left()]).toEqual([[250_000n], 0])
})

test('a late one whose coupon was used meanwhile brings no bonus', async () => {
  await giveCoupons(cashier.world, player, 1)
  const late = await cashier.begin(player, { amount: '500', cashback_flag: '1', key: 'late' })
  cashier.world.clock.advance(31 * minuteMs)
  await settled(late.id)
  await pay({ amount: '200' })
  await cashier.act(late.payUrl)
  await settled(late.id)
  expect(await bonuses()).toEqual([100_000n])
})

test('under the cap of the law the bonus is a reward: it waits where there is no room, the deposit says so, and the sheet does before it is paid [FACT-85]', async () => {
  const strict = await openDepositWorld({ memberSchemas: 1, jurisdiction: 'strict' })
  try {
    strict.world.clock.advance(Date.parse('2026-06-20T12:00:00+08:00') - strict.world.clock.now())
    await strict.world.db.memberSchema(0, tx => openMonths(tx, strict.world.clock.now()))
    const member = await strict.world.player({ kyc: 'fully_kyc' })
    await giveCoupons(strict.world, member, 2)
    const channels = (await ask(strict.world, 'GET /finance/channel/list', {}, member)).data.d
    expect(channels.find(({ id }) => id === 'gcash')).toMatchObject({ cashback_is_capped: true })
    const day = manilaDay(strict.world.clock.now())
    await tallyPlay(strict.world, member, { day, game: 1, bet: 10_000_000n, win: 10_000_000n })
    const states: unknown[] = []
    for (const amount of ['300', '400']) {
      const { id, payUrl } = await strict.begin(member, { amount, cashback_flag: '1', key: amount })
      await strict.act(payUrl)
      await settle(strict.world.api.deposits, { gateway: 'paymongo', reference: id, uid: member.uid })
      states.push((await ask(strict.world, 'GET /finance/deposit/detail', { query: { id } }, member)).data.cashback)
    }
    // 1.5 % of ₱1,000 leave room for the first ₱15 alone.
    expect(states).toEqual([
      { state: 'given', bonus: '15.00' },
      { state: 'waiting', bonus: '20.00' },
    ])
    expect(await strict.balance(member)).toBe('715.00')
    const waiting = (await ask(strict.world, 'GET /promo/reward/waiting', {}, member)).data.d
    expect(waiting).toMatchObject([{ cash_type: 4009, amount: '20.00', more_play: '1333.34' }])
    const { findings } = await auditAll({
      db: strict.world.db,
      clock: strict.world.clock,
      grounds: [groundOfBonuses, groundOfRewards, groundOfRebates],
    })
    expect(findings.filter(({ check }) => check !== 'tally')).toEqual([])
  } finally {
    await strict.close()
  }
})
