import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownCase } from './shown.ts'
import { memberUid } from '../dossier/shown.ts'

export const readReview = operation({
  method: 'POST',
  path: '/office/api/review/read',
  access: 'staff',
  permission: 'review.read',
  summary: 'One case whole. Reading it is on record',
  body: v.object({ uid: memberUid }),
  answer: shownCase,
  refusals: pick(generalErrors, 'not_found'),
})
