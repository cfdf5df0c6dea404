import { redemptionStatusOf } from '@saya/contract/redemption/status.ts'
import type { TownEvent } from '../events.ts'
import type { DemoMember, Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { giveCoins } from './giveCoins.ts'
import { nothingMore, type TownPart } from './part.ts'

const secondMs = 1000

const [atStore, byCourier] = [2, 3] as const

/** One thing in each state that a member can meet: most come by courier, and one waits at a store. */
const parcels = [
  { goods: 'sunglasses', way: byCourier, state: 'waiting' },
  { goods: 'canvas-cap', way: atStore, state: 'waiting' },
  { goods: 'board-games', way: byCourier, state: 'shipped' },
  { goods: 'badminton-set', way: byCourier, state: 'received' },
  { goods: 'coffee-mugs', way: byCourier, state: 'failed' },
] as const
type Parcel = (typeof parcels)[number]

/** A parcel is sent, and comes or is lost. */
const mostSteps = 2

/** Every so many days the member is given so much, so that the plots of Filcoins show more than the last day. */
const giftDays = 4
const giftCoins = 10_000n

/** At this hour staff take each parcel one step further. */
const mailHour = 15

/**
 * The demo's own member finds in the mall what is prepared, what waits at a store, what is on its way, what has come, and what was lost
 * with its Filcoins back: each with its notice.
 */
export const parcelPart: TownPart = {
  planDesk(town, day) {
    const { demoMember } = town
    if (!demoMember) return nothingMore
    const actor = 'demo member'
    if (day.isLast) {
      const atMs = Math.max(day.fromMs, day.untilMs - secondMs)
      return [{ atMs, actor, perform: () => finish(town, demoMember) }]
    }
    const mail = { atMs: timeOf(day, mailHour, 0), actor, perform: () => stepAll(town, demoMember) }
    if (day.index % giftDays > 0) return [mail]
    return [{ atMs: timeOf(day, 10, 0), actor, perform: () => saveUp(town, demoMember) }, mail]
  },
}

/** One gift, and what it is enough for: what is sent by the last day can be redeemed on any before it. */
async function saveUp(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const missing = await listMissing(town, member)
  const balance = await balanceOf(town, member)
  const wanting = (await priceOf(town, member, missing)) - balance
  await giveCoins(town, member.uid, wanting < giftCoins ? wanting : giftCoins)
  for (const parcel of missing.filter(({ state }) => state !== 'waiting')) {
    if ((await balanceOf(town, member)) >= (await priceOf(town, member, [parcel]))) await redeem(town, member, parcel)
  }
  return nothingMore
}

/** On the last day everything is redeemed and stands as it should: in a short town sooner than parcels travel. */
async function finish(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const missing = await listMissing(town, member)
  await giveCoins(town, member.uid, (await priceOf(town, member, missing)) - (await balanceOf(town, member)))
  for (const parcel of missing) await redeem(town, member, parcel)
  for (let step = 0; step < mostSteps; step++) await stepAll(town, member)
  return nothingMore
}

/** What is there already stays, so that a second town and one that was cut short add nothing twice. */
async function listMissing(town: Town, member: DemoMember): Promise<readonly Parcel[]> {
  const had = await listOrders(town, member)
  return parcels.filter(({ goods }) => !had.some(order => order.goods_id === goods))
}

/** What waits is sent, and what was sent comes or is given up, as far as each is to get. */
async function stepAll(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  for (const { id, goods_id: goods, complete_status: number } of await listOrders(town, member)) {
    const state = parcels.find(one => one.goods === goods)?.state ?? 'waiting'
    const order = { uid: String(member.uid), id }
    if (redemptionStatusOf(number) === 'processing' && state !== 'waiting') {
      const body = { ...order, courier: 'LBC', tracking: `LBC ${id.slice(0, 8)}` }
      await calls.askOffice('POST /office/api/redemption/ship', { body }, desk.support)
    }
    if (redemptionStatusOf(number) === 'shipped' && state === 'received') {
      await calls.askOffice('POST /office/api/redemption/complete', { body: order }, desk.support)
    }
    if (redemptionStatusOf(number) === 'shipped' && state === 'failed') {
      const body = { ...order, reason: 'The courier lost the parcel on the way.' }
      await calls.askOffice('POST /office/api/redemption/fail', { body }, desk.support)
    }
  }
  return nothingMore
}

async function listOrders({ calls }: Town, { caller }: DemoMember) {
  return (await calls.ask('GET /member/order/list', { query: { page_size: '50' } }, caller)).data.d
}

async function priceOf({ calls }: Town, { caller }: DemoMember, wanted: readonly Parcel[]): Promise<bigint> {
  let sum = 0n
  for (const { goods } of wanted) {
    const { data } = await calls.ask('GET /member/goods/detail', { query: { goods_id: goods } }, caller)
    sum += BigInt(data.price_filcoin)
  }
  return sum
}

async function balanceOf({ calls }: Town, { caller }: DemoMember): Promise<bigint> {
  return BigInt((await calls.ask('GET /member/filcoin/balance', {}, caller)).data.balance)
}

async function redeem({ calls }: Town, { caller }: DemoMember, { goods, way }: Parcel): Promise<void> {
  const { data } = await calls.ask('GET /member/goods/detail', { query: { goods_id: goods } }, caller)
  const body = {
    goods_id: goods,
    quantity: '1',
    deliver_method: way,
    recipient_name: 'Tala Mabini',
    phone_number: '9001234567',
    email: '',
    delivery_address: way === byCourier ? '12 Halimbawa Street, Pasay City' : '',
    store_address: way === atStore ? (data.store_address[0] ?? '') : '',
  }
  await calls.ask('POST /member/order/submit', { body }, { ...caller, key: `town-parcel-${goods}` })
}
