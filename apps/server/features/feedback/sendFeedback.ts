import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { returnQuota, takeQuota } from '../identity/index.ts'
import type { FeedbackDeps } from './deps.ts'
import { addFeedback, findSame } from './feedback.store.ts'

const dayMs = 24 * 3_600_000
const perDay = { kind: 'feedback of a member', most: 20, windowMs: dayMs }

/** What was sent before, because an answer was lost or two pressed at once, is that one, and costs nothing of the share. */
export function sendFeedback({ db, clock }: FeedbackDeps): Handler<typeof contract.feedback.sendFeedback> {
  return async ({ caller: { uid }, body: { text } }) => {
    const nowMs = clock.now()
    const sent = { uid, text }
    const share = { ...perDay, subject: String(uid) }
    const known = await db.member(uid, tx => findSame(tx, sent, nowMs - dayMs))
    if (known) return done({ id: known.id })
    const taken = await db.app(tx => takeQuota(tx, share, nowMs))
    if (!taken.ok) return refuse('feedback_exhausted', taken.waitSeconds)
    const row = await db.member(uid, tx => addFeedback(tx, sent, nowMs))
    if (row) return done({ id: row.id })
    // The same came in between.
    await db.app(tx => returnQuota(tx, share))
    const first = await db.member(uid, tx => findSame(tx, sent, nowMs - dayMs))
    if (!first) throw new Error('A feedback was neither kept nor there already.')
    return done({ id: first.id })
  }
}
