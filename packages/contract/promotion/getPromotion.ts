import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownPromotion } from './listPromotions.ts'
import { promotionId } from './promotion.ts'

export const getPromotion = operation({
  method: 'GET',
  path: '/promo/detail',
  access: 'member',
  summary: 'One promotion with its terms, what it locks, and whether the member may have it',
  query: v.object({ id: promotionId }),
  answer: v.object({
    ...shownPromotion.entries,
    details: v.string(),
    /** The terms in sentences, as they are worked out. */
    terms: v.array(v.string()),
    /** The most that one claim or one day comes to. */
    most: pesos,
    /** How often what is given must be played before it may be withdrawn. */
    multiple: v.number(),
    /** By which the member and support find the decision on their last claim. */
    reference: v.nullable(v.string()),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
