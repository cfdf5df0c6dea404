import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findCase, noteAssistedCheck } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReviewDeps } from './deps.ts'
import { reviewerOf } from './reviewerOf.ts'

/** What a reviewer found about a member in the regulator's own list, with where it can be found again. */
export function noteListCheck(deps: ReviewDeps): Handler<typeof officeContract.review.noteListCheck> {
  return async call => {
    const { uid, version, result, evidence } = call.body
    const kept = await deps.db.app(tx => findCase(tx, uid))
    if (!kept) return refuse('not_found')
    // What is found is found about what was submitted, and not about what comes later.
    if (kept.state !== 'waiting' || kept.version !== version) return refuse('case_changed')
    const object = { kind: 'case', id: String(uid) } as const
    const act = { action: 'review.decide', object, uid, after: { version, list: result }, reason: evidence } as const
    await deps.db.app(tx => actAs(tx, call, { ...act, nowMs: deps.clock.now() }))
    await noteAssistedCheck(deps, { uid, version, result, evidence, reviewer: reviewerOf(call.caller) })
    return done({})
  }
}
