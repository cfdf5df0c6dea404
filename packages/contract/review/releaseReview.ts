import * as v from 'valibot'
import { operation } from '../operation.ts'
import { memberUid } from '../dossier/shown.ts'

export const releaseReview = operation({
  method: 'POST',
  path: '/office/api/review/release',
  access: 'staff',
  permission: 'review.decide',
  summary: 'Gives a case back to the queue',
  body: v.object({ uid: memberUid }),
  answer: v.object({}),
  refusals: {},
})
