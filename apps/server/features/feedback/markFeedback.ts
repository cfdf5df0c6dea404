import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { aboutWhom } from './aboutWhom.ts'
import type { FeedbackDeps } from './deps.ts'
import { findFeedback, isSameWaiting, setStatus } from './feedback.store.ts'
import { viewFeedback } from './feedback.view.ts'

/** On record before it counts, since the two stand in different schemas, and so is what kept it from counting. */
export function markFeedback({ db, clock }: FeedbackDeps): Handler<typeof officeContract.feedback.markFeedback> {
  return async call => {
    const { uid, id, from, to, reason } = call.body
    const seen = await db.member(uid, tx => findFeedback(tx, uid, id))
    if (!seen) return refuse('not_found')
    if (seen.status !== from || from === to) return refuse('changed_meanwhile')
    const act = { action: 'feedback.mark', object: { kind: 'feedback', id }, ...aboutWhom(uid), reason } as const
    const [before, nowMs] = [{ status: from }, clock.now()]
    await db.app(tx => actAs(tx, call, { ...act, before, after: { status: to }, nowMs }))
    const mark = { from, to, name: call.caller.email, remark: reason, nowMs }
    const row = await db.member(uid, async tx =>
      to === 'open' && (await isSameWaiting(tx, seen)) ? undefined : setStatus(tx, id, mark),
    )
    if (row) return done(viewFeedback(row))
    await db.app(tx => actAs(tx, call, { ...act, before, after: { refused: 'changed_meanwhile' }, nowMs }))
    return refuse('changed_meanwhile')
  }
}
