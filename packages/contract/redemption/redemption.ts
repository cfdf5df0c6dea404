import * as v from 'valibot'
import { coinAmount, deliverMethods, goodsGifts, productTypes } from '../goods/goods.ts'
import { seconds } from '../money.ts'

/** What became of what a member redeemed, with all that they said themselves. */
export const shownRedemption = v.object({
  id: v.string(),
  goods_id: v.string(),
  product_name: v.string(),
  product_img: v.string(),
  quantity: v.number(),
  price: coinAmount,
  /** In whole Filcoins. */
  pay_amount: coinAmount,
  order_type: v.picklist(productTypes),
  deliver_method: v.picklist(deliverMethods),
  gives: v.picklist(goodsGifts),
  /** Pesos in all, or a number of tickets. */
  given: v.string(),
  recipient_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  delivery_address: v.string(),
  store_address: v.string(),
  submit_at: seconds,
  is_complete: v.picklist([0, 1]),
  complete_status: v.picklist([1, 2, 3, 4, 5]),
  courier: v.string(),
  tracking: v.string(),
  /** 0 while it has not come to that. */
  shipped_at: seconds,
  ended_at: seconds,
  /** By when it is there, as was said when it was redeemed. */
  expected_at: seconds,
  /** That day is over, and what is sent is still on its way. */
  is_late: v.boolean(),
  /** That day is over, so that what is picked up should be at the store. */
  is_waiting: v.boolean(),
})
