import { type Fixture, scoreOf, type VisibleMatch } from '../shape.ts'
import type { Say } from './sayInLeague.ts'

/** A match in one sentence: who has played, and the score where there is one. */
export function tellMatch({ home, away }: Fixture, shown: Pick<VisibleMatch, 'periods'> | null, say: Say): string {
  if (!shown) return say('at', { home: home.name, away: away.name })
  const [one, other] = scoreOf(shown.periods)
  const periods = shown.periods.map(score => score.join('–')).join(', ')
  return `${say('score', { home: home.name, away: away.name, one, other })} (${periods})`
}
