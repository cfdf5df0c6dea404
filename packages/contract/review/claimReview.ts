import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reviewErrors } from './errors.ts'
import { memberUid } from '../dossier/shown.ts'
import { rowVersion } from '../rowVersion.ts'

export const claimReview = operation({
  method: 'POST',
  path: '/office/api/review/claim',
  access: 'staff',
  permission: 'review.decide',
  // The page renews it by itself; whoever opens a case reads it, which counts as being there.
  isPassive: true,
  summary: 'Takes a case for ten minutes, or from a colleague, knowingly',
  body: v.object({
    uid: memberUid,
    version: rowVersion,
    takes_over: v.optional(v.boolean(), false),
  }),
  answer: v.object({ lease_until: seconds }),
  refusals: pick({ ...generalErrors, ...reviewErrors }, 'not_found', 'case_changed', 'case_claimed', 'case_escalated'),
})
