import { disputeLocation } from './disputeLocation.ts'
import { listFeedback } from './listFeedback.ts'
import { markFeedback } from './markFeedback.ts'
import { revealFeedback } from './revealFeedback.ts'
import { sendFeedback } from './sendFeedback.ts'

export const operations = { disputeLocation, sendFeedback }
export const deskOperations = { listFeedback, markFeedback, revealFeedback }
