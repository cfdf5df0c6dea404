import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { promotionErrors } from './errors.ts'
import { offer, promotionId } from './promotion.ts'

export const wrongOffer = pick(
  promotionErrors,
  'promotion_terms',
  'promotion_audience',
  'promotion_dates',
  'promotion_approval',
  'promotion_budget',
  'promotion_pool_budget',
  'promotion_list',
)

export const createPromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/create',
  access: 'staff',
  permission: 'promotion.change',
  summary: 'Drafts a promotion, which counts for nobody before two people agreed',
  body: v.object({ id: promotionId, kind: v.pipe(v.string(), v.maxLength(40)), draft: offer, reason }),
  answer: v.object({ id: v.string() }),
  refusals: { ...wrongOffer, ...pick(promotionErrors, 'promotion_taken', 'promotion_kind') },
})
