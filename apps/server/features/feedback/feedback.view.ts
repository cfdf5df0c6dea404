import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { FeedbackStatus } from '@saya/contract/feedback/feedback.ts'
import type { FeedbackRow } from './feedback.store.ts'
import { maskText } from './maskText.rules.ts'

type Shown = AnswerOf<typeof officeContract.feedback.markFeedback>

/** A feedback, as far as everybody at the desk may see it. */
export function viewFeedback(row: FeedbackRow): Shown {
  const text = maskText(row.text)
  return {
    id: row.id,
    uid: String(row.uid),
    text,
    is_masked: text !== row.text,
    status: row.status as FeedbackStatus,
    sent_at: Math.floor(row.sent_at / 1000),
    marked_by: row.marked_name,
    marked_at: Math.floor((row.marked_at ?? 0) / 1000),
    remark: row.remark,
  }
}
