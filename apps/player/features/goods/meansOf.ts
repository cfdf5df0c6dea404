import type { Goods } from './goods.ts'
import type { Means } from './quantity.rules.ts'

/** What a member has for an item, and what there is of it. */
export function meansOf({ price_filcoin: price, balance, stock, most_per_person: most, redeemed }: Goods): Means {
  return { price: BigInt(price), balance: BigInt(balance), stock, most, had: redeemed }
}
