import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
/** At this hour staff see to what was redeemed. What comes on the last day waits for whoever looks at the demo. */
const shippingHour = 15

/** Residents look into the mall now and then, and redeem what their Filcoins are enough for; staff send it. */
export const mallPart: TownPart = {
  plan(town, day, session) {
    const { index } = session.resident
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chanceOf(day.seed, 'mall', index, day.index).isPercent(8)) return nothingMore
    return [{ atMs: visitMs + 40 * minuteMs, actor: actorOf(session), perform: () => redeem(town, day, session) }]
  },
  planDesk(town, day) {
    if (day.isLast) return nothingMore
    return [{ atMs: timeOf(day, shippingHour, 30), actor: 'desk support', perform: () => ship(town) }]
  },
}

async function redeem(town: Town, day: TownDay, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const { index, firstName } = session.resident
  const { data: purse } = await town.calls.ask('GET /member/filcoin/balance', {}, caller)
  const coins = BigInt(purse.balance)
  if (coins < 500n) return nothingMore
  const query = { sort: 'price:desc', page_size: '50' } as const
  const { data } = await town.calls.ask('GET /member/goods/list', { query }, caller)
  const goods = data.d.find(one => one.stock > 0 && BigInt(one.price_filcoin) <= coins)
  if (!goods) return nothingMore
  const body = {
    goods_id: goods.id,
    quantity: '1',
    deliver_method: goods.deliver_method,
    recipient_name: firstName.slice(0, 20),
    phone_number: '9001234567',
    email: 'halimbawa@example.com',
    delivery_address: 'Halimbawa Street 12, Quezon City',
    store_address: goods.store_address[0] ?? '',
    price_filcoin: goods.price_filcoin,
  }
  const key = `town-mall-${index}-${day.index}`
  await town.calls.ask('POST /member/order/submit', { body }, { ...caller, key })
  return nothingMore
}

/** One in so many parcels is lost, and its Filcoins go back. */
const everyLost = 12

/** What the demo's own member redeemed is seen to beside it, so that each of its parcels stays where it is to be looked at. */
async function ship({ calls, desk, clock, demoMember }: Town): Promise<readonly TownEvent[]> {
  const list = (status: '' | 'shipped') =>
    calls.askOffice('GET /office/api/redemption/list', { query: { status, page_size: '100' } }, desk.support)
  const isOfTown = ({ uid, submit_at: at }: { readonly uid: string; readonly submit_at: number }) =>
    uid !== String(demoMember?.uid) && at * 1000 <= clock.now()
  for (const { uid, id } of (await list('shipped')).data.d.filter(isOfTown)) {
    const body = { uid, id }
    if (Number.parseInt(id.slice(0, 4), 16) % everyLost > 0) {
      await calls.askOffice('POST /office/api/redemption/complete', { body }, desk.support)
    } else {
      const reason = 'The courier lost the parcel on the way.'
      await calls.askOffice('POST /office/api/redemption/fail', { body: { ...body, reason } }, desk.support)
    }
  }
  for (const { uid, id, deliver_method: method } of (await list('')).data.d.filter(isOfTown)) {
    const body = { uid, id }
    if (method === 2) await calls.askOffice('POST /office/api/redemption/complete', { body }, desk.support)
    else {
      const parcel = { ...body, courier: 'LBC', tracking: `LBC ${id.slice(0, 8)}` }
      await calls.askOffice('POST /office/api/redemption/ship', { body: parcel }, desk.support)
    }
  }
  return nothingMore
}
