import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { releaseCase } from '../kyc/index.ts'
import type { ReviewDeps } from './deps.ts'
import { reviewerOf } from './reviewerOf.ts'

export function releaseReview(deps: ReviewDeps): Handler<typeof officeContract.review.releaseReview> {
  return async ({ caller, body: { uid } }) => {
    await releaseCase(deps, { uid, reviewer: reviewerOf(caller) })
    return done({})
  }
}
