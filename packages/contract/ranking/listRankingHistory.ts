import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const listRankingHistory = operation({
  method: 'GET',
  path: '/promo/ranking/history',
  access: 'member',
  summary: 'The places with a prize that the member came to, the newest first',
  answer: listOf(
    v.object({
      contest: v.string(),
      date: v.string(),
      bet: pesos,
      position: v.number(),
      bonus: pesos,
      /** What became of the prize. Nothing while it is on its way. */
      status: v.picklist(['', 'open', 'held', 'posted', 'expired', 'refused']),
      /** Why it was not given, in the member's language. Empty otherwise. */
      why: v.string(),
    }),
  ),
  refusals: {},
})
