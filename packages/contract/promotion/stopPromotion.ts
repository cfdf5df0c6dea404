import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { promotionId } from './promotion.ts'

export const stopPromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/stop',
  access: 'staff',
  permission: 'promotion.stop',
  summary: 'Stops a promotion at once; it is offered again with a new version that two people agreed to',
  body: v.object({ id: promotionId, reason }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
