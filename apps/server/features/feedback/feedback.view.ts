import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { type FeedbackStatus, guestUid } from '@saya/contract/feedback/feedback.ts'
import type { FeedbackRow } from './feedback.store.ts'
import { maskText } from './maskText.rules.ts'

type FeedbackView = AnswerOf<typeof officeContract.feedback.markFeedback>

/** A feedback, as far as everybody at the desk may see it. */
export function viewFeedback(row: FeedbackRow): FeedbackView {
  const [text, contact] = [maskText(row.text), maskText(row.contact)]
  return {
    id: row.id,
    uid: row.uid === guestUid ? '' : String(row.uid),
    contact,
    text,
    is_masked: text !== row.text || contact !== row.contact,
    is_urgent: row.is_urgent,
    status: row.status as FeedbackStatus,
    sent_at: Math.floor(row.sent_at / 1000),
    marked_by: row.marked_name,
    marked_at: Math.floor((row.marked_at ?? 0) / 1000),
    remark: row.remark,
  }
}
