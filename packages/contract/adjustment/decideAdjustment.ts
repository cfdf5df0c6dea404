import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { shownAdjustment } from './adjustment.ts'
import { adjustmentErrors } from './errors.ts'

export const decideAdjustment = operation({
  method: 'POST',
  path: '/office/api/adjustment/decide',
  access: 'staff',
  permission: 'adjustment.decide',
  summary: 'Agrees to what a colleague proposed, and it is posted in the same commit, or refuses it',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: shownAdjustment,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      adjustmentErrors,
      'adjustment_own',
      'adjustment_large',
      'adjustment_charged_back',
      'adjustment_balance',
      'adjustment_member',
    ),
  },
})
