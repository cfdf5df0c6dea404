import { fingerprintOf } from '../wallet/index.ts'
import type { GoodsValues } from './goods.store.ts'

/** Names all of goods that a member agrees to beside the price and the stock: any change of it is another name. */
export function termsOf(goods: GoodsValues): string {
  const { name_en, name_tl, gives, gives_amount, product_type, deliver_method } = goods
  const { delivery_days, delivery_en, delivery_tl, refund_en, refund_tl } = goods
  const what = [name_en, name_tl, gives, gives_amount, product_type, deliver_method]
  return fingerprintOf([...what, delivery_days, delivery_en, delivery_tl, refund_en, refund_tl].map(String))
}
