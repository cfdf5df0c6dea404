import type { TownEvent } from '../events.ts'
import type { DemoMember, Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { nothingMore, type TownPart } from './part.ts'

const secondMs = 1000

/** One thing in each state that a member can meet, of goods that come by courier. */
const parcels = [
  { goods: 'sunglasses', state: 'waiting' },
  { goods: 'board-games', state: 'shipped' },
  { goods: 'badminton-set', state: 'received' },
] as const
type Parcel = (typeof parcels)[number]

/** Every so many days the member is given so much, so that the plots of Filcoins show more than the last day. */
const giftDays = 4
const giftCoins = 5000n

/** The demo's own member finds in the mall what is prepared, what is on its way and what has come, each with its notice. */
export const parcelPart: TownPart = {
  planDesk(town, day) {
    const { demoMember } = town
    if (!demoMember || (!day.isLast && day.index % giftDays > 0)) return nothingMore
    if (!day.isLast)
      return [{ atMs: timeOf(day, 10, 0), actor: 'demo member', perform: () => saveUp(town, demoMember) }]
    const atMs = Math.max(day.fromMs, day.untilMs - secondMs)
    return [{ atMs, actor: 'demo member', perform: () => redeemParcels(town, demoMember) }]
  },
}

/** One gift, and what it is enough for: what has come by the last day can be redeemed on any before it. */
async function saveUp(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const missing = await listMissing(town, member)
  const balance = await balanceOf(town, member)
  const wanting = (await priceOf(town, member, missing)) - balance
  await giveCoins(town, member, wanting < giftCoins ? wanting : giftCoins)
  const early = missing.filter(({ state }) => state === 'received')
  if (early.length === 0 || (await balanceOf(town, member)) < (await priceOf(town, member, early))) return nothingMore
  return redeemAll(town, member, early)
}

async function redeemParcels(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const missing = await listMissing(town, member)
  await giveCoins(town, member, (await priceOf(town, member, missing)) - (await balanceOf(town, member)))
  return redeemAll(town, member, missing)
}

/** What is there already stays, so that a second town and one that was cut short add nothing twice. */
async function listMissing(town: Town, member: DemoMember): Promise<readonly Parcel[]> {
  const had = await listOrders(town, member)
  return parcels.filter(({ goods }) => !had.some(order => order.goods_id === goods))
}

async function redeemAll(town: Town, member: DemoMember, missing: readonly Parcel[]): Promise<readonly TownEvent[]> {
  for (const { goods } of missing) await redeem(town, member, goods)
  for (const { id, goods_id: goods } of await listOrders(town, member)) {
    const parcel = parcels.find(one => one.goods === goods)
    if (parcel) await seeTo(town, { uid: String(member.uid), id }, parcel)
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

const reason = 'Filcoins for whoever tries the demo.'

async function balanceOf({ calls }: Town, { caller }: DemoMember): Promise<bigint> {
  return BigInt((await calls.ask('GET /member/filcoin/balance', {}, caller)).data.balance)
}

/** Nothing where nothing is wanting; by two of staff, as anybody would be given it. */
async function giveCoins({ calls, desk }: Town, { uid }: DemoMember, coins: bigint): Promise<void> {
  if (coins <= 0n) return
  const wish = { asset: 'FIL', direction: 'given', cause: 'goodwill', amount: String(coins) } as const
  const body = { uid: String(uid), ...wish, reason, evidence: 'The demo.' }
  await calls.askOffice('POST /office/api/adjustment/propose', { body }, desk.finance)
  const query = { asset: 'FIL', uid: String(uid) } as const
  const waiting = await calls.askOffice('GET /office/api/adjustment/list', { query }, desk.finance2)
  const proposed = waiting.data.d.find(one => one.reason === reason)
  if (!proposed) return
  const decision = { uid: String(uid), id: proposed.id, is_approved: true, reason }
  await calls.askOffice('POST /office/api/adjustment/decide', { body: decision }, desk.finance2)
}

async function redeem({ calls }: Town, { caller }: DemoMember, goods: string): Promise<void> {
  const body = {
    goods_id: goods,
    quantity: '1',
    deliver_method: 3,
    recipient_name: 'Tala Mabini',
    phone_number: '9001234567',
    email: '',
    delivery_address: '12 Halimbawa Street, Pasay City',
    store_address: '',
  } as const
  await calls.ask('POST /member/order/submit', { body }, { ...caller, key: `town-parcel-${goods}` })
}

interface Order {
  readonly uid: string
  readonly id: string
}

/** What is in its state already is refused, and stays. */
async function seeTo({ calls, desk }: Town, order: Order, { state }: Parcel): Promise<void> {
  if (state === 'waiting') return
  const parcel = { ...order, courier: 'LBC', tracking: `LBC ${order.id.slice(0, 8)}` }
  await calls.askOffice('POST /office/api/redemption/ship', { body: parcel }, desk.support)
  if (state === 'received') await calls.askOffice('POST /office/api/redemption/complete', { body: order }, desk.support)
}
