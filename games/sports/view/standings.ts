import { fixtureOf, type League, type Score, scoreOf, type Team } from '../shape.ts'
import type { Result } from './line.ts'

/** How a team stands in its season. */
export interface Standing {
  readonly team: Team
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  /** Of football three for a win and one for a draw, of basketball two and one for a game that was lost. */
  readonly points: number
}

/** The table of a season from its results: points, then the difference, then what was scored, then the list of teams. */
export function standingsOf(league: League, results: readonly Pick<Result, 'number' | 'shown'>[], season: number) {
  const rows = new Map(league.teams.map(team => [team.code, nothing(team)]))
  for (const { number, shown } of results) {
    const fixture = fixtureOf(league, number)
    if (fixture.season !== season) continue
    const [home, away] = scoreOf(shown.periods)
    for (const [team, own, other] of [
      [fixture.home, home, away],
      [fixture.away, away, home],
    ] as const) {
      const row = rows.get(team.code)
      if (row) rows.set(team.code, added(row, [own, other], league))
    }
  }
  return [...rows.values()].sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored,
  )
}

function nothing(team: Team): Standing {
  return { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
}

function added(row: Standing, [own, other]: Score, { model }: League): Standing {
  const [forWin, forDraw, forLoss] = model.sport === 'football' ? [3, 1, 0] : [2, 0, 1]
  const points = own > other ? forWin : own === other ? forDraw : forLoss
  return {
    team: row.team,
    played: row.played + 1,
    won: row.won + Number(own > other),
    drawn: row.drawn + Number(own === other),
    lost: row.lost + Number(own < other),
    scored: row.scored + own,
    conceded: row.conceded + other,
    points: row.points + points,
  }
}
