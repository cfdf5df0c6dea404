import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { promotionErrors } from './errors.ts'
import { promotionId } from './promotion.ts'
import { rowVersion } from '../rowVersion.ts'

export const proposePromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/propose',
  access: 'staff',
  permission: 'promotion.change',
  summary: 'Proposes the draft as it was seen; a colleague has to agree, and nothing is offered before',
  body: v.object({ id: promotionId, seq: rowVersion, reason }),
  answer: v.object({ number: v.number() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      promotionErrors,
      'promotion_audience',
      'promotion_dates',
      'promotion_approval',
      'promotion_margin',
      'promotion_gift',
      'promotion_tickets',
      'promotion_pool',
      'promotion_contest',
      'promotion_waiting',
    ),
  },
})
