import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { feedbackErrors } from './errors.ts'
import { feedbackText } from './feedback.ts'

export const sendFeedback = operation({
  method: 'POST',
  path: '/member/feedback',
  access: 'member',
  summary: 'Keeps what a member writes to us, for staff to read; the same text again within a day is the same feedback',
  body: v.object({ text: feedbackText }),
  answer: v.object({ id: v.string() }),
  refusals: pick(feedbackErrors, 'feedback_exhausted'),
})
