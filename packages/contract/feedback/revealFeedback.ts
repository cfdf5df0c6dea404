import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'

export const revealFeedback = operation({
  method: 'POST',
  path: '/office/api/feedback/reveal',
  access: 'staff',
  permission: 'feedback.reveal',
  summary: 'A feedback as it was written, for a reason that is kept',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), reason }),
  answer: v.object({ text: v.string() }),
  refusals: pick(generalErrors, 'not_found'),
})
