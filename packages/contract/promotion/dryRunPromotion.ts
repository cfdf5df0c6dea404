import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { cursor } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { promotionId, shownDryRun } from './promotion.ts'

export const dryRunPromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/dryRun',
  access: 'staff',
  permission: 'promotion.change',
  summary: 'What the draft would have cost on each of the last 30 days, and who would have got the most',
  body: v.object({ id: promotionId, cursor }),
  answer: v.object({
    ...shownDryRun.entries,
    /** Those who would have got the most, and on how many of the days, a page at a time. Of a contest nobody is named. */
    members: v.array(v.object({ uid: v.string(), days: v.number(), amount: pesos })),
    /** How many would have got something. */
    t: v.number(),
    next: v.optional(v.string()),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
