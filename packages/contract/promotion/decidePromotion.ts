import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { promotionErrors } from './errors.ts'
import { promotionId } from './promotion.ts'
import { rowVersion } from '../rowVersion.ts'

export const decidePromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/decide',
  access: 'staff',
  permission: 'promotion.decide',
  summary: 'Approves the version that a colleague proposed, which then holds, or refuses it',
  body: v.object({
    id: promotionId,
    number: rowVersion,
    is_approved: v.boolean(),
    reason,
  }),
  answer: v.object({ is_live: v.boolean() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      promotionErrors,
      'promotion_dates',
      'promotion_approval',
      'promotion_margin',
      'promotion_gift',
      'promotion_tickets',
      'promotion_pool',
      'promotion_contest',
      'promotion_own',
    ),
  },
})
