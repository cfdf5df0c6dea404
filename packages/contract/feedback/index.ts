import { listFeedback } from './listFeedback.ts'
import { markFeedback } from './markFeedback.ts'
import { revealFeedback } from './revealFeedback.ts'
import { sendFeedback } from './sendFeedback.ts'

export const operations = { sendFeedback }
export const deskOperations = { listFeedback, markFeedback, revealFeedback }
