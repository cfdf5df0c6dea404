import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ReviewDeps } from './deps.ts'
import { claimReview } from './claimReview.ts'
import { decideReview } from './decideReview.ts'
import { escalateReview } from './escalateReview.ts'
import { findReviews } from './findReviews.ts'
import { getFigures } from './getFigures.ts'
import { listReviews } from './listReviews.ts'
import { listSubmissions } from './listSubmissions.ts'
import { noteListCheck } from './noteListCheck.ts'
import { readReview } from './readReview.ts'
import { releaseReview } from './releaseReview.ts'

export function reviewRoutes(deps: ReviewDeps): Handlers<typeof officeContract.review> {
  return {
    claimReview: claimReview(deps),
    decideReview: decideReview(deps),
    escalateReview: escalateReview(deps),
    findReviews: findReviews(deps),
    getFigures: getFigures(deps),
    listReviews: listReviews(deps),
    listSubmissions: listSubmissions(deps),
    noteListCheck: noteListCheck(deps),
    readReview: readReview(deps),
    releaseReview: releaseReview(deps),
  }
}
