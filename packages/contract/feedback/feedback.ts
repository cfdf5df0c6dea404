import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { seconds } from '../money.ts'

export const feedbackStatuses = ['open', 'answered', 'closed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** What a member writes. Blank ends say nothing, and are not counted. */
export const feedbackText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(textLimits.feedback))

/** A feedback at the desk. Of its text, what would reach somebody is masked. */
export const shownFeedback = v.object({
  id: v.string(),
  uid: v.string(),
  text: v.string(),
  /** Whether something of the text is masked. */
  is_masked: v.boolean(),
  status: v.picklist(feedbackStatuses),
  sent_at: seconds,
  marked_by: v.string(),
  marked_at: seconds,
  remark: v.string(),
})
