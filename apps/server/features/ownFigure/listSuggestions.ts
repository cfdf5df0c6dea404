import type { contract } from '@saya/contract'
import { limitCounts, limitPeriods } from '@saya/contract/limit/limit.ts'
import { done } from '@saya/contract/outcome.ts'
import { dayMs, daySpan, formatPesos, manilaDay } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { listOwnLimits } from '../limit/index.ts'
import type { OwnFigureDeps } from './deps.ts'
import { sumFigures } from './ownFigure.rules.ts'
import { readFigures, type TimedFigure } from './readFigures.ts'
import { costOf, type Period, periodsBefore, suggestionOf, usualOf } from './suggestion.rules.ts'

/** From a member's own days alone. Nobody else's play says what would be right for them. */
export function listSuggestions({ db, clock }: OwnFigureDeps): Handler<typeof contract.ownFigure.listSuggestions> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const today = manilaDay(nowMs)
    const days = daysBetween(periodsBefore('month', today).at(-1)?.firstDay ?? today, today)
    const { figures, limits } = await db.member(uid, async tx => ({
      figures: await readFigures(tx, { uid, spans: days.map(day => [day]), nowMs }),
      limits: await listOwnLimits(tx, uid),
    }))
    const names = limitCounts.flatMap(counts => limitPeriods.map(period => ({ counts, period })))
    const d = names.flatMap(name => {
      const { counts, period } = name
      const costs = periodsBefore(period, today).map(one => costOf(counts, sumPeriod({ days, figures }, one)))
      const usual = usualOf(costs.filter(cost => cost !== null))
      const most = limits.find(limit => limit.counts === counts && limit.period === period)?.most ?? null
      const suggested = usual === null ? null : suggestionOf(counts, usual, most)
      if (usual === null || suggested === null) return []
      const write = counts === 'time' ? String : formatPesos
      return [{ ...name, usual: write(usual), suggested: write(suggested) }]
    })
    return done({ d })
  }
}

/** The days before the last one, which is not over. */
function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let ms = daySpan(first).fromMs; ms < daySpan(last).fromMs; ms += dayMs) days.push(manilaDay(ms))
  return days
}

interface Days {
  readonly days: readonly string[]
  readonly figures: readonly TimedFigure[]
}

function sumPeriod({ days, figures }: Days, { firstDay, lastDay }: Period) {
  const own = figures.filter((_, at) => (days[at] ?? '') >= firstDay && (days[at] ?? '') <= lastDay)
  return { ...sumFigures(own), playMs: own.reduce((sum, { playMs }) => sum + playMs, 0) }
}
