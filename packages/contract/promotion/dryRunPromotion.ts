import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { promotionId, shownDryRun } from './promotion.ts'

export const dryRunPromotion = operation({
  method: 'POST',
  path: '/office/api/promotion/dryRun',
  access: 'staff',
  permission: 'promotion.change',
  summary: 'What the draft would have cost on each of the last 30 days',
  body: v.object({ id: promotionId }),
  answer: shownDryRun,
  refusals: pick(generalErrors, 'not_found'),
})
