import { clockOf, type Model, type Score, type VisibleMatch } from '../shape.ts'

/** How much of a period's points each side has by each eighth of it: for the eye alone, since no bet is taken any more. */
const homeSteps = [0.1, 0.26, 0.36, 0.52, 0.6, 0.78, 0.88, 1]
const awaySteps = [0.16, 0.22, 0.42, 0.48, 0.66, 0.72, 0.92, 1]

/**
 * What of a match everybody has seen when so much of its time is over. Nothing of a later period can be read off it, nor
 * a later goal; points of the period that is played can be, since they are told in parts that are always the same.
 */
export function tellMatch(model: Model, shown: VisibleMatch, part: number): VisibleMatch {
  const { period, part: played } = clockOf(model, part)
  if (isEnd(model, shown, { period, played })) return shown
  return model.sport === 'football'
    ? tellGoals(model, shown, { period, played })
    : tellPoints(shown, { period, played })
}

interface Moment {
  readonly period: number
  readonly played: number
}

/** Where nobody is tied nothing is played in the time that is kept for overtime: the match is over. */
function isEnd({ periods }: Model, shown: VisibleMatch, { period, played }: Moment): boolean {
  const last = Math.max(periods, shown.periods.length) - 1
  return period > last || (period === last && played >= 1)
}

function tellGoals({ minutes }: Model, shown: VisibleMatch, { period, played }: Moment): VisibleMatch {
  const minute = period * minutes + Math.floor(played * minutes)
  const goals = shown.goals.filter(goal => goal.minute <= minute)
  const periods = Array.from({ length: period + 1 }, (_, half): Score => {
    const own = goals.filter(goal => Math.floor((goal.minute - 1) / minutes) === half)
    return [own.filter(({ side }) => side === 0).length, own.filter(({ side }) => side === 1).length]
  })
  return { ...shown, periods, goals, isOver: false, winners: [] }
}

function tellPoints(shown: VisibleMatch, { period, played }: Moment): VisibleMatch {
  const step = Math.floor(played * homeSteps.length) - 1
  const periods = shown.periods.slice(0, period + 1).map((score, at): Score => {
    if (at < period) return score
    return [Math.round(score[0] * (homeSteps[step] ?? 0)), Math.round(score[1] * (awaySteps[step] ?? 0))]
  })
  return { ...shown, periods, isOver: false, winners: [] }
}
