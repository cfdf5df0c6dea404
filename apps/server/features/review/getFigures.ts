import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readFigures } from '../kyc/index.ts'
import type { ReviewDeps } from './deps.ts'

export function getFigures(deps: ReviewDeps): Handler<typeof officeContract.review.getFigures> {
  return async ({ caller }) => {
    const { waiting, escalated, medianWaitSeconds, oldestWaitSeconds, decidedToday } = await readFigures(deps)
    const own = decidedToday.filter(({ reviewer }) => reviewer === caller.operatorId)
    const sum = (rows: typeof decidedToday) => rows.reduce((total, { count }) => total + count, 0)
    return done({
      waiting,
      escalated,
      median_wait_seconds: medianWaitSeconds ?? 0,
      oldest_wait_seconds: oldestWaitSeconds ?? 0,
      decided_today: sum(decidedToday),
      decided_by_me: sum(own),
    })
  }
}
