import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { escalateCase, findCase } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReviewDeps } from './deps.ts'
import { refuseReview } from './refuseReview.ts'
import { reviewerOf } from './reviewerOf.ts'

export function escalateReview(deps: ReviewDeps): Handler<typeof officeContract.review.escalateReview> {
  return async call => {
    const { uid, version, reason } = call.body
    if (!(await deps.db.app(tx => findCase(tx, uid)))) return refuse('not_found')
    const object = { kind: 'case', id: String(uid) } as const
    const act = { action: 'review.decide', object, uid, after: { version, escalated: true }, reason } as const
    const wish = { uid, version, reason, reviewer: reviewerOf(call.caller) }
    const escalated = await escalateCase(deps, wish, tx => actAs(tx, call, { ...act, nowMs: deps.clock.now() }))
    return escalated.ok ? done({}) : refuseReview<'case_not_claimed'>(escalated.code)
  }
}
