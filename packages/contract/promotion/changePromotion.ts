import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { wrongOffer } from './createPromotion.ts'
import { promotionErrors } from './errors.ts'
import { offer, promotionId } from './promotion.ts'
import { rowVersion } from '../rowVersion.ts'

export const changePromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/change',
  access: 'staff',
  permission: 'promotion.change',
  summary:
    'Changes the draft of a promotion, from the one that was seen and while no version waits; the version that holds stays as it is',
  body: v.object({ id: promotionId, seq: rowVersion, draft: offer, reason }),
  answer: v.object({ seq: v.number() }),
  refusals: {
    ...wrongOffer,
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(promotionErrors, 'promotion_draft_waits'),
  },
})
