import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countDecidedByDay, readDecidedMedian, readFigures } from '../kyc/index.ts'
import { lastDays, sinceMs } from './days.rules.ts'
import type { FigureDeps } from './deps.ts'

export function getReviews({ db, clock, readDemo }: FigureDeps): Handler<typeof officeContract.figure.getReviews> {
  return async ({ query }) => {
    const [nowMs, count] = [clock.now(), Number(query.days)]
    const since = sinceMs(nowMs, count)
    const { waiting, medianWaitSeconds } = await readFigures({ db, clock })
    const { decided, median } = await db.app(async tx => ({
      decided: await countDecidedByDay(tx, since),
      median: await readDecidedMedian(tx, since),
    }))
    const countOf = (day: string, decision: string) =>
      Number(decided.find(row => row.day === day && row.decision === decision)?.count ?? 0n)
    return done({
      waiting,
      waiting_median_seconds: medianWaitSeconds ?? -1,
      decided_median_seconds: median ?? -1,
      days: lastDays(nowMs, count).map(day => ({
        day,
        full: countOf(day, 'full'),
        basic: countOf(day, 'basic'),
        rejected: countOf(day, 'rejected'),
      })),
      demo: readDemo?.() ?? null,
    })
  }
}
