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

export const operations = {
  claimReview,
  decideReview,
  escalateReview,
  findReviews,
  getFigures,
  listReviews,
  listSubmissions,
  noteListCheck,
  readReview,
  releaseReview,
}
