import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import { aboutWhom } from './aboutWhom.ts'
import type { FeedbackDeps } from './deps.ts'
import { findFeedback, isSameWaiting, setStatus } from './feedback.store.ts'
import { viewFeedback } from './feedback.view.ts'

/** Nothing is marked that was not seen as it is. */
export function markFeedback({ db, clock }: FeedbackDeps): Handler<typeof officeContract.feedback.markFeedback> {
  return async call => {
    const { uid, id, from, to, reason } = call.body
    const seen = await db.member(uid, tx => findFeedback(tx, uid, id))
    if (!seen) return refuse('not_found')
    if (seen.status !== from || from === to) return refuse('changed_meanwhile')
    const object = { kind: 'feedback', id } as const
    const change = { before: { status: from }, after: { status: to } }
    const act = { action: 'feedback.mark', object, ...aboutWhom(uid), ...change, reason } as const
    const mark = { from, to, name: call.caller.email, remark: reason, nowMs: clock.now() }
    return actFirst({ db, clock }, { actor: call, act }, () =>
      db.member(uid, async tx => {
        if (to === 'open' && (await isSameWaiting(tx, seen))) return refuse('changed_meanwhile')
        const row = await setStatus(tx, id, mark)
        return row ? done(viewFeedback({ ...row, is_urgent: seen.is_urgent })) : refuse('changed_meanwhile')
      }),
    )
  }
}
