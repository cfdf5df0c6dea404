import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reviewErrors } from './errors.ts'
import { memberUid } from '../dossier/shown.ts'
import { rowVersion } from '../rowVersion.ts'

export const noteListCheck = operation({
  method: 'POST',
  path: '/office/api/review/list-check',
  access: 'staff',
  permission: 'review.decide',
  summary: 'Keeps what was found in the list of restricted persons',
  body: v.object({
    uid: memberUid,
    version: rowVersion,
    result: v.picklist(['none', 'listed', 'lifted']),
    evidence: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
  }),
  answer: v.object({}),
  refusals: pick({ ...generalErrors, ...reviewErrors }, 'not_found', 'case_changed'),
})
