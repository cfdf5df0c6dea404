import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { groupDigits } from '@saya/money'
import type { RefTx } from '../../../platform/db/database.ts'
import { lockPromotions } from '../../promotion/index.ts'
import { findGoods, listTicketGoods } from '../goods.store.ts'
import { listAgreed } from '../price.store.ts'
import { areTicketsAgreed, isThingAgreed, leastPriceOf, ticketCap, ticketsOf } from '../worth.rules.ts'

/**
 * Why goods may not be as they are wished for, if so: what is worth money is bounded by what a coin is planned at, a thing and tickets by what
 * two people agreed on, and tickets by how many all goods that are on offer one member. Nobody else changes what members earn or what it
 * buys until the transaction is over.
 */
export async function refuseUnsafe(tx: RefTx, id: string, wish: GoodsWish) {
  await lockPromotions(tx)
  const least = leastPriceOf(wish)
  const worth: Readonly<Record<'least', string>> = { least: groupDigits(String(least)) }
  if (wish.price < least) return { ...refuse('goods_worth'), values: worth }
  const price: Readonly<Record<'price', string>> = { price: groupDigits(String(wish.price)) }
  const kept = await findGoods(tx, id)
  const agreed = (await listAgreed(tx, [id])).get(id)
  if (!isThingAgreed(wish, kept, agreed)) return { ...refuse('goods_price_agreed'), values: price }
  if (wish.gives !== 'ticket' || !wish.is_on) return undefined
  const others = (await listTicketGoods(tx)).filter(goods => goods.id !== id)
  const total = ticketsOf([...others, wish])
  const most: Readonly<Record<'cap', string>> = { cap: String(ticketCap) }
  if (total === undefined || total > ticketCap) return { ...refuse('goods_tickets'), values: most }
  if (!areTicketsAgreed(wish, kept, agreed)) return { ...refuse('goods_tickets_agreed'), values: price }
  return undefined
}
