import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { coinAmount, goodsId, shownGoods } from './goods.ts'

export const getGoods = operation({
  method: 'GET',
  path: '/member/goods/detail',
  access: 'member',
  summary: 'One of the goods, with what the member has to pay it with and what they had of it',
  query: v.object({ goods_id: goodsId }),
  answer: v.object({
    ...shownGoods.entries,
    balance: coinAmount,
    /** Names what it is, what it gives, how it comes and what is said of refunds: with a call it says what was seen. */
    terms: v.string(),
    /** How many count against the limit: those redeemed and not given back, and of tickets what those of other items leave no room for. */
    redeemed: v.number(),
    /** Why the one who asks may not redeem anything now, in their language. Empty where they may. */
    why_not: v.object({ code: v.string(), sentence: v.string() }),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
