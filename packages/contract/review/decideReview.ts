import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { textLimits } from '../limits.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reviewErrors } from './errors.ts'
import { issueField } from './shown.ts'
import { memberUid } from '../dossier/shown.ts'
import { rowVersion } from '../rowVersion.ts'

export const decideReview = operation({
  method: 'POST',
  path: '/office/api/review/decide',
  access: 'staff',
  permission: 'review.decide',
  summary: 'Approves a case whole or in part, or sends it back with what to mend',
  body: v.object({
    uid: memberUid,
    version: rowVersion,
    decision: v.picklist(['full', 'basic', 'rejected']),
    /** What the member reads, and which fields they may mend. Only a case that is sent back takes them. */
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(textLimits.reviewReason)), ''),
    fields: v.optional(v.array(issueField), []),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  answer: v.object({ kyc_status: v.number() }),
  refusals: pick(
    { ...generalErrors, ...reviewErrors },
    'not_found',
    'invalid_request',
    'case_changed',
    'case_not_claimed',
    'id_taken',
    'standing_forbids',
    'restricted_unchecked',
    'second_reviewer_needed',
  ),
})
