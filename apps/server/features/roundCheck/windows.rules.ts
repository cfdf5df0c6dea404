import type { Span } from '../../platform/gameProvider/gameProvider.ts'
import type { RoundKey } from './readSides.ts'

/** A round, with the time that all of it lies in. */
export interface AskedRound extends RoundKey, Span {}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** As far as a prize reaches that was taken late. Of what went on for longer only what lies around its postings is asked. */
const longestMs = 50 * hourMs
/** What lies nearer to each other is asked about in one go. */
const nearMs = 10 * minuteMs

export function isLong({ fromMs, untilMs }: Span): boolean {
  return untilMs - fromMs > longestMs
}

/** What its provider is to be asked about a round: all of its time, or that around its ends and when money moved in it. */
export function windowsOf(round: AskedRound, movedMs: readonly number[]): Span[] {
  const { fromMs, untilMs } = round
  if (!isLong(round)) return [{ fromMs, untilMs }]
  const around = [fromMs + minuteMs, ...movedMs, untilMs - minuteMs]
  return around.map(atMs => ({ fromMs: atMs - minuteMs, untilMs: atMs + minuteMs }))
}

/** The times of many rounds, in whole minutes, so that no moment is asked about twice, and none longer than an hour. */
export function joinWindows(windows: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const window of windows.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const fromMs = Math.floor(window.fromMs / minuteMs) * minuteMs
    const untilMs = Math.ceil(window.untilMs / minuteMs) * minuteMs
    const last = joined.at(-1)
    if (last && fromMs - last.untilMs < nearMs) {
      joined.splice(-1, 1, { fromMs: last.fromMs, untilMs: Math.max(last.untilMs, untilMs) })
    } else {
      joined.push({ fromMs, untilMs })
    }
  }
  return joined.flatMap(hoursOf)
}

function hoursOf({ fromMs, untilMs }: Span): Span[] {
  const count = Math.ceil((untilMs - fromMs) / hourMs)
  return Array.from({ length: count }, (_, hour) => {
    const beginMs = fromMs + hour * hourMs
    return { fromMs: beginMs, untilMs: Math.min(beginMs + hourMs, untilMs) }
  })
}
