import * as v from 'valibot'
import { isDay } from '../day.ts'
import { generalErrors } from '../general/errors.ts'
import { cursor } from '../list.ts'
import { seconds } from '../money.ts'
import { exactPesos } from '../month.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { promotionId } from './promotion.ts'

export const listLossRounds = operation({
  method: 'GET',
  path: '/promo/lossRebate/rounds',
  access: 'member',
  summary: 'The rounds that a day of a rebate on losses was made of, a page at a time',
  query: v.object({ id: promotionId, day: v.pipe(v.string(), v.isoDate(), v.check(isDay)), cursor }),
  answer: v.object({
    d: v.array(v.object({ id: v.string(), game: v.string(), bet: exactPesos, win: exactPesos, at: seconds })),
    next: v.optional(v.string()),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
