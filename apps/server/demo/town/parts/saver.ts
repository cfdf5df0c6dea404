import type { TownEvent } from '../events.ts'
import { isSaver } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { visitAt } from '../townDay.rules.ts'
import { giveCoins } from './giveCoins.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000

/** What a saver redeems, which is given at once: a ticket for the next deposit, and pesos to play with. */
const wanted = ['cashback-ticket', 'voucher-10'] as const
/** So many Filcoins are enough for both, and leave some. */
const giftCoins = 2000n

/** Some residents redeem a cashback ticket and a voucher before they pay in and play, as soon as they are verified. */
export const saverPart: TownPart = {
  plan(town, day, session) {
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || day.isLast || !isSaver(session.resident)) return nothingMore
    return [{ atMs: visitMs - 10 * minuteMs, actor: actorOf(session), perform: () => redeemOnce(town, session) }]
  },
}

/** What is there already stays. Whoever is not verified yet is refused, and comes another day with the same Filcoins. */
async function redeemOnce(town: Town, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const { calls } = town
  const { data } = await calls.ask('GET /member/order/list', { query: { page_size: '50' } }, caller)
  const missing = wanted.filter(goods => !data.d.some(order => order.goods_id === goods))
  if (missing.length === 0) return nothingMore
  const { data: purse } = await calls.ask('GET /member/filcoin/balance', {}, caller)
  if (BigInt(purse.balance) < giftCoins && missing.length === wanted.length)
    await giveCoins(town, session.uid, giftCoins - BigInt(purse.balance))
  const { index, firstName } = session.resident
  const recipient = { recipient_name: firstName, phone_number: '9001234567', email: 'halimbawa@example.com' }
  for (const goods of missing) {
    const body = { goods_id: goods, quantity: '1', deliver_method: 1, ...recipient }
    const key = `town-saver-${index}-${goods}`
    await calls.ask('POST /member/order/submit', { body }, { ...caller, key })
  }
  return nothingMore
}
