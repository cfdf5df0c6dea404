import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { goodsErrors } from '../goods/errors.ts'
import { goodsId } from '../goods/goods.ts'
import { operation } from '../operation.ts'
import { recipientErrors, redemptionErrors } from './errors.ts'

// How long each may be is judged with the other fields, so that a person reads what is wrong.
const typed = v.optional(v.pipe(v.string(), v.maxLength(500)), '')

export const submitRedemption = operation({
  method: 'POST',
  path: '/member/order/submit',
  access: 'member',
  money: true,
  encodings: ['form'],
  summary: 'Redeems goods for Filcoins',
  body: v.object({
    goods_id: goodsId,
    quantity: v.pipe(v.string(), v.maxLength(10)),
    deliver_method: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([1, 2, 3])),
    recipient_name: typed,
    phone_number: typed,
    email: typed,
    delivery_address: typed,
    store_address: typed,
    /** The price of one piece as it was seen. With another one nothing is redeemed, and the member is asked again. */
    price_filcoin: v.optional(v.pipe(v.string(), v.regex(/^\d{0,12}$/)), ''),
    /** The terms as they were seen, by their name. With others nothing is redeemed either. */
    terms: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  answer: v.literal('success'),
  refusals: {
    ...recipientErrors,
    ...redemptionErrors,
    ...goodsErrors,
    ...gateErrors,
  },
})
