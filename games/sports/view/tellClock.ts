import { clockOf, type Model, type VisibleMatch } from '../shape.ts'
import type { Say } from './sayInLeague.ts'

interface Telling {
  readonly part: number
  readonly say: Say
}

/** What the clock of a match says when so much of its time is over: 62′, or the quarter with what is left of it. */
export function tellClock(model: Model, shown: Pick<VisibleMatch, 'isOver'>, { part, say }: Telling): string {
  if (shown.isOver) return say('final')
  const { period, part: played } = clockOf(model, part)
  if (model.sport === 'football') {
    if (period === 0 && played >= 1) return say('pause')
    return say('minute', {
      minute: period * model.minutes + Math.min(model.minutes, Math.floor(played * model.minutes) + 1),
    })
  }
  if (period >= model.periods) return say('overtime')
  const left = Math.ceil((1 - played) * model.minutes * 60)
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return `${namePeriod(model, period, say)} · ${clock}`
}

export function namePeriod(model: Pick<Model, 'periods'>, period: number, say: Say): string {
  if (period >= model.periods) return say('overtime')
  return say(model.periods === 4 ? 'quarter' : 'half', { number: period + 1 })
}
