import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { seconds } from '../money.ts'
import { feedbackErrors } from './errors.ts'

export const feedbackStatuses = ['open', 'answered', 'closed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** What somebody writes. Blank ends say nothing, and are not counted. */
export const feedbackText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(textLimits.feedback))

const phone = /^(\+?63|0)?9\d{9}$/

/** A mobile number or an e-mail address, however it is typed; nothing where somebody is known anyway. */
export const feedbackContact = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60, feedbackErrors.contact_invalid.text[0]),
  v.check(
    text => text === '' || phone.test(text.replace(/[\s().-]/g, '')) || v.EMAIL_REGEX.test(text),
    feedbackErrors.contact_invalid.text[0],
  ),
)

/** The number that what guests write stands under. It is no member's. */
export const guestUid = 0n

/** Whose a feedback is, as the desk names it: a member's number, or nothing. */
export const feedbackUid = v.pipe(
  v.string(),
  v.regex(/^\d{0,18}$/),
  v.transform(text => (text === '' ? guestUid : BigInt(text))),
)

/** A feedback at the desk. Of its text, what would reach somebody is masked. */
export const shownFeedback = v.object({
  id: v.string(),
  /** Empty where it is a guest's. */
  uid: v.string(),
  /** How a guest is reached, masked; empty of a member. */
  contact: v.string(),
  text: v.string(),
  /** Whether something of the text is masked. */
  is_masked: v.boolean(),
  /** Whether a guest asks for help in it. */
  is_urgent: v.boolean(),
  status: v.picklist(feedbackStatuses),
  sent_at: seconds,
  marked_by: v.string(),
  marked_at: seconds,
  remark: v.string(),
})
