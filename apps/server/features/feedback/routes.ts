import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { FeedbackDeps } from './deps.ts'
import { disputeLocation } from './disputeLocation.ts'
import { listFeedback } from './listFeedback.ts'
import { markFeedback } from './markFeedback.ts'
import { revealFeedback } from './revealFeedback.ts'
import { sendFeedback } from './sendFeedback.ts'

export function feedbackRoutes(deps: FeedbackDeps): Handlers<typeof contract.feedback> {
  return { disputeLocation: disputeLocation(deps), sendFeedback: sendFeedback(deps) }
}

export function feedbackDeskRoutes(deps: FeedbackDeps): Handlers<typeof officeContract.feedback> {
  return {
    listFeedback: listFeedback(deps),
    markFeedback: markFeedback(deps),
    revealFeedback: revealFeedback(deps),
  }
}
