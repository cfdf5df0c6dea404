import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { claimCase, takeOverCase } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReviewDeps } from './deps.ts'
import { refuseReview } from './refuseReview.ts'
import { reviewerOf } from './reviewerOf.ts'

/** Taking a case from a colleague is on record; taking one that is free, or keeping it, changes nothing for anybody. */
export function claimReview(deps: ReviewDeps): Handler<typeof officeContract.review.claimReview> {
  return async call => {
    const { uid, version, takes_over: takesOver } = call.body
    const claim = { uid, version, reviewer: reviewerOf(call.caller) }
    const object = { kind: 'case', id: String(uid) } as const
    const act = {
      action: 'review.decide',
      object,
      uid,
      after: { takesOver: version },
      nowMs: deps.clock.now(),
    } as const
    const claimed = await (takesOver ? takeOverCase(deps, claim, tx => actAs(tx, call, act)) : claimCase(deps, claim))
    if (!claimed.ok) return refuseReview(claimed.code)
    return done({ lease_until: Math.floor((claimed.data.leaseUntilMs ?? 0) / 1000) })
  }
}
