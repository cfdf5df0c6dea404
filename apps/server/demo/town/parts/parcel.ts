import type { TownEvent } from '../events.ts'
import type { DemoMember, Town } from '../town.ts'
import { nothingMore, type TownPart } from './part.ts'

const secondMs = 1000

/** One thing in each state that a member can meet, of goods that come by courier. */
const parcels = [
  { goods: 'sunglasses', state: 'waiting' },
  { goods: 'board-games', state: 'shipped' },
  { goods: 'badminton-set', state: 'received' },
] as const
type Parcel = (typeof parcels)[number]

/** The demo's own member finds in the mall what is prepared, what is on its way and what has come, each with its notice. */
export const parcelPart: TownPart = {
  planDesk(town, day) {
    const { demoMember } = town
    if (!day.isLast || !demoMember) return nothingMore
    const atMs = Math.max(day.fromMs, day.untilMs - secondMs)
    return [{ atMs, actor: 'demo member', perform: () => redeemParcels(town, demoMember) }]
  },
}

/** What is there already stays, so that a second town and one that was cut short add nothing twice. */
async function redeemParcels(town: Town, member: DemoMember): Promise<readonly TownEvent[]> {
  const had = await listOrders(town, member)
  const missing = parcels.filter(({ goods }) => !had.some(order => order.goods_id === goods))
  await giveCoins(town, member, await priceOf(town, member, missing))
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

/** As much as is wanting, by two of staff as anybody would be given it. */
async function giveCoins({ calls, desk }: Town, { uid, caller }: DemoMember, needed: bigint): Promise<void> {
  const { data } = await calls.ask('GET /member/filcoin/balance', {}, caller)
  const wanting = needed - BigInt(data.balance)
  if (wanting <= 0n) return
  const wish = { asset: 'FIL', direction: 'given', cause: 'goodwill', amount: String(wanting) } as const
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
