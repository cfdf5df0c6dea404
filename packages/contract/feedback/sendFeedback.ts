import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { feedbackErrors } from './errors.ts'
import { feedbackContact, feedbackText } from './feedback.ts'

export const sendFeedback = operation({
  method: 'POST',
  path: '/member/feedback',
  access: 'guest',
  summary:
    'Keeps what somebody writes to us, for staff to read; the same text again within a day is the same feedback. Guests say how they are reached',
  body: v.object({ text: feedbackText, contact: v.optional(feedbackContact, '') }),
  answer: v.object({ id: v.string() }),
  refusals: pick(feedbackErrors, 'contact_invalid', 'feedback_exhausted'),
})
