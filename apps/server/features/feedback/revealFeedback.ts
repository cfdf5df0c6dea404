import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { aboutWhom } from './aboutWhom.ts'
import type { FeedbackDeps } from './deps.ts'
import { findFeedback } from './feedback.store.ts'

/** The text as it was written. That it was looked at is on record before it is shown. */
export function revealFeedback({ db, clock }: FeedbackDeps): Handler<typeof officeContract.feedback.revealFeedback> {
  return async call => {
    const { uid, id, reason } = call.body
    const row = await db.member(uid, tx => findFeedback(tx, uid, id))
    if (!row) return refuse('not_found')
    const act = { action: 'feedback.reveal', object: { kind: 'feedback', id }, ...aboutWhom(uid), reason } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    return done({ text: row.text, contact: row.contact })
  }
}
