import { ask, type DepositWorld, giveCoupons, openDepositWorld, type Player, readLedger } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDue } from './index.ts'
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

test('a bonus ends at 2500, and is nobody’s who did not ask for it or has no coupon left [WALLET-29]', async () => {
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
