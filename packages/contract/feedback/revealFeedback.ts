import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { feedbackUid } from './feedback.ts'

export const revealFeedback = operation({
  method: 'POST',
  path: '/office/api/feedback/reveal',
  access: 'staff',
  permission: 'feedback.reveal',
  summary: 'A feedback as it was written, for a reason that is kept',
  body: v.object({ uid: feedbackUid, id: v.pipe(v.string(), v.uuid()), reason }),
  answer: v.object({ text: v.string(), contact: v.string() }),
  refusals: pick(generalErrors, 'not_found'),
})
