import type { GoodsGift, GoodsWish } from '@saya/contract/goods/goods.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { GoodsValues } from './goods.store.ts'

const peso = 10_000n

/** What one of what is given counts in: vouchers are said in pesos and kept in 1/10,000. */
export function stepsInGift(gives: GoodsGift): bigint {
  return gives === 'voucher' ? peso : 1n
}

/** What staff said as it is kept, or what is wrong with it. */
export function readWish(wish: GoodsWish) {
  const { product_type: type, deliver_method: method, gives, gives_amount: amount, stores } = wish
  const isDeliverable = type === 1 ? method !== 2 : method !== 1
  if (!isDeliverable) return refuse('goods_delivery')
  const isGift = gives !== ''
  if ((method === 1) !== isGift || isGift !== amount > 0) return refuse('goods_gift')
  if (type === 2 && stores.length === 0) return refuse('goods_stores')
  const values: GoodsValues = {
    ...wish,
    imgs: [...wish.imgs],
    stores: [...stores],
    price: BigInt(wish.price),
    gives_amount: BigInt(amount) * stepsInGift(gives),
    sorting: BigInt(wish.sorting),
  }
  return done(values)
}
