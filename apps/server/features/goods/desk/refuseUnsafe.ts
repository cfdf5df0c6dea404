import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { groupDigits } from '@saya/money'
import type { RefTx } from '../../../platform/db/database.ts'
import { lockPromotions } from '../../promotion/index.ts'
import { findGoods, listTicketGoods } from '../goods.store.ts'
import { listAgreed } from '../price.store.ts'
import { isPriceAgreed, leastPriceOf, ticketCap, ticketsOf } from '../worth.rules.ts'

/**
 * Why goods may not be as they are wished for, if so: what is worth money is bounded by what a coin is planned at, a thing by what two people
 * agreed on, and tickets by how many one member could have of all goods. Nobody else changes what members earn or what it buys until the transaction is over.
 */
export async function refuseUnsafe(tx: RefTx, id: string, wish: GoodsWish) {
  await lockPromotions(tx)
  const least = leastPriceOf(wish)
  const worth: Readonly<Record<'least', string>> = { least: groupDigits(String(least)) }
  if (wish.price < least) return { ...refuse('goods_worth'), values: worth }
  if (!isPriceAgreed(wish, await readAgreed(tx, id))) {
    const price: Readonly<Record<'price', string>> = { price: groupDigits(String(wish.price)) }
    return { ...refuse('goods_price_agreed'), values: price }
  }
  if (wish.gives !== 'ticket' || !wish.is_on) return undefined
  const others = (await listTicketGoods(tx)).filter(goods => goods.id !== id)
  const total = ticketsOf([...others, wish])
  if (total !== undefined && total <= ticketCap) return undefined
  const most: Readonly<Record<'cap', string>> = { cap: String(ticketCap) }
  return { ...refuse('goods_tickets'), values: most }
}

/** What a thing costs that is on already, and what was agreed on last. */
async function readAgreed(tx: RefTx, id: string): Promise<readonly (number | undefined)[]> {
  const kept = await findGoods(tx, id)
  const agreed = (await listAgreed(tx, [id])).get(id)
  const least = [kept?.is_on && kept.gives === '' ? kept.price : undefined, agreed?.price]
  return least.map(coins => (coins === undefined ? undefined : Number(coins)))
}
