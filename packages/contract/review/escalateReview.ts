import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reviewErrors } from './errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from '../dossier/shown.ts'
import { rowVersion } from '../rowVersion.ts'

export const escalateReview = operation({
  method: 'POST',
  path: '/office/api/review/escalate',
  access: 'staff',
  permission: 'review.decide',
  summary: 'Puts a case before somebody else',
  body: v.object({ uid: memberUid, version: rowVersion, reason }),
  answer: v.object({}),
  refusals: pick({ ...generalErrors, ...reviewErrors }, 'not_found', 'case_changed', 'case_not_claimed'),
})
