import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { feedbackErrors } from './errors.ts'

export const disputeLocation = operation({
  method: 'POST',
  path: '/member/feedback/location',
  access: 'member',
  summary:
    'Says that a game was refused for a location that is wrong: a feedback with what was recorded, once for each refusal',
  answer: v.object({ id: v.string() }),
  refusals: pick(feedbackErrors, 'location_not_refused', 'feedback_exhausted'),
})
