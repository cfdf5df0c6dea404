import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { eligibilityErrors } from './errors.ts'
import { promotionId } from './promotion.ts'

export const claimPromotion = operation({
  method: 'POST',
  path: '/promo/claim',
  access: 'member',
  money: true,
  summary: 'Claims a promotion that is given once',
  body: v.object({ id: promotionId }),
  answer: v.object({
    message: v.string(),
    amount: pesos,
    /** By which the member, support and the regulator find the decision. */
    reference: v.string(),
  }),
  refusals: { ...eligibilityErrors, ...pick(generalErrors, 'not_found') },
})
