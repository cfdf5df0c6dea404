import { type Limit, limitCounts, limitPeriods } from '@saya/contract/limit/limit.ts'
import { formatPesos } from '@saya/money'
import { type LimitName, lapsesAtMs, leftOf, type Meter, readyAtMs, spanOf, waitingAt } from './limit.rules.ts'

/** Everything that can be limited, set or not, in the order in which it is shown. */
export function viewLimits(meters: readonly Meter[], nowMs: number): { readonly d: Limit[] } {
  const names = limitCounts.flatMap(counts => limitPeriods.map(period => ({ counts, period })))
  return { d: names.map(name => viewLimit(name, meters.find(isCalled(name)), nowMs)) }
}

function isCalled({ counts, period }: LimitName): (one: LimitName) => boolean {
  return one => one.counts === counts && one.period === period
}

function viewLimit(name: LimitName, meter: Meter | undefined, nowMs: number): Limit {
  const until = seconds(spanOf(name.period, nowMs).untilMs)
  if (!meter) return { ...name, most: '', used: '', left: '', over: '', until, waiting: null }
  const figure = (units: bigint) => writeFigure(name, units)
  const waiting = waitingAt(meter, nowMs)
  const { most, used } = meter
  return {
    ...name,
    most: figure(most),
    used: figure(used),
    left: figure(leftOf(meter)),
    over: figure(used > most ? used - most : 0n),
    until,
    waiting: waiting && {
      most: waiting.most === null ? '' : figure(waiting.most),
      is_ready: nowMs >= readyAtMs(waiting),
      ready_at: seconds(readyAtMs(waiting)),
      lapses_at: seconds(lapsesAtMs(waiting)),
    },
  }
}

/** Pesos with their centavos, minutes as they are. */
export function writeFigure({ counts }: Pick<LimitName, 'counts'>, units: bigint): string {
  return counts === 'time' ? String(units) : formatPesos(units)
}

/** Rounded up: what is ready in that second is ready. */
function seconds(ms: number): number {
  return Math.ceil(ms / 1000)
}
