import type { TitleIdentity } from '@saya/game-math'

export type { Text } from '@saya/game-math'

export type Sport = 'football' | 'basketball'

export interface Team {
  readonly code: string
  readonly name: string
  /** From 1, the weakest, to 5. */
  readonly strength: number
}

/** What one side may score in one period: `from` with the first weight, one more with each that follows; together 10,000. */
export interface PeriodTable {
  readonly from: number
  readonly weights: readonly number[]
}

/** One of the things that a match may come to: `home`, `over`, `awayBand2`. */
export type SelectionCode = string

/** What a bet on it brings back in hundredths of it, the bet counted in: 145 is 1.45. */
export type Odds = number

/** What is proven of one selection: its odds, and its return in millionths of what is bet. */
export type DeclaredOdds = readonly [odds: Odds, returnPpm: number]

/** Two teams by how much stronger the one at home is: how they score, and what is paid. Lines are tenths: 25 is 2.5. */
export interface Pairing {
  readonly home: readonly PeriodTable[]
  readonly away: readonly PeriodTable[]
  /** Goals or points of both sides together, to be over or under. */
  readonly total: number
  /** What is put to the score of the home side before the sides are compared. */
  readonly spread?: number
  readonly odds: Readonly<Record<SelectionCode, DeclaredOdds>>
}

/** One basket, or goal, that decides a match. */
export interface LastScore {
  readonly side: Side
  readonly points: number
  readonly weight: number
}

/** What follows on a tie, where a match cannot end with one: a short period alike for both, then the next basket. */
export interface Overtime {
  readonly table?: PeriodTable
  readonly last: readonly LastScore[]
}

/** How matches of a league are simulated and paid. */
export interface Model {
  readonly code: string
  readonly sport: Sport
  readonly periods: number
  /** Minutes of one period, as its clock shows them. */
  readonly minutes: number
  /** By the strength of the home side less that of the other, from −4 to 4. */
  readonly pairings: readonly Pairing[]
  readonly overtime?: Overtime
  /** Where winning margins are bet on: the first margin of each of the three bands. */
  readonly bands?: readonly [number, number, number]
}

export interface League extends TitleIdentity {
  readonly model: Model
  /** Eight, in the order of the list of matches. */
  readonly teams: readonly Team[]
  /** In whole pesos: what a bet can be put together of. */
  readonly chips: readonly number[]
  /** In whole pesos, the least that may be bet on one selection. */
  readonly least: number
  /** In whole pesos, the most that one player may bet on one match. */
  readonly mostRound: number
  /** In whole pesos, more than which no player can win with one match. */
  readonly mostWin: number
  /** In whole pesos, more than which is not paid on one selection to all players together. */
  readonly mostOwed: number
  /** How long bets are taken. */
  readonly bettingMs: number
  /** How long a match is told. */
  readonly matchMs: number
  /** No selection returns less or more than these, in millionths. */
  readonly leastReturnPpm: number
  readonly mostReturnPpm: number
}

export type Side = 0 | 1

export type Score = readonly [home: number, away: number]

export interface Goal {
  readonly side: Side
  /** From 1. */
  readonly minute: number
}

/** What a match has come to, as far as it is told. */
export interface VisibleMatch {
  readonly sport: Sport
  /** What was scored in each period; overtime and the last basket are one more. */
  readonly periods: readonly Score[]
  /** Of football: every goal, in order. */
  readonly goals: readonly Goal[]
  readonly isOver: boolean
  /** What has won, once it is over. */
  readonly winners: readonly SelectionCode[]
}

/** Whole pesos on each selection by its code. */
export type Stakes = Readonly<Record<SelectionCode, number>>

/** A match of the list: which it is, and who plays. */
export interface Fixture {
  /** From 1, like the day. */
  readonly season: number
  readonly day: number
  readonly home: Team
  readonly away: Team
  readonly pairing: Pairing
}

/** Every two teams meet twice in a season, at home and away. */
export const matchesOfSeason = 56
const daysOfHalf = 7
const matchesOfDay = 4
const teamsOfLeague = 8

/** Who plays in a round of a league follows from its number alone, so that bets and odds stand before it is opened. */
export function fixtureOf({ teams, model }: Pick<League, 'teams' | 'model'>, number: number): Fixture {
  const at = number % matchesOfSeason
  const day = Math.floor(at / matchesOfDay)
  const [first, second] = pairAt(day % daysOfHalf, at % matchesOfDay)
  // The second half of a season is the first one with the sides changed.
  const [home, away] = day < daysOfHalf ? [first, second] : [second, first]
  const [one, other] = [teams[home], teams[away]]
  const pairing = one && other && model.pairings[one.strength - other.strength + 4]
  if (!one || !other || !pairing) throw new Error('A league has eight teams of strengths from 1 to 5.')
  return { season: Math.floor(number / matchesOfSeason) + 1, day: day + 1, home: one, away: other, pairing }
}

/** The teams of one match: all but the first go round in a circle, so that each meets each other one once. */
function pairAt(day: number, match: number): readonly [number, number] {
  const round = teamsOfLeague - 1
  if (match === 0) return day % 2 === 0 ? [0, day + 1] : [day + 1, 0]
  const [one, other] = [1 + ((day + match) % round), 1 + ((day + round - match) % round)]
  return match % 2 === 0 ? [one, other] : [other, one]
}

export function scoreOf(periods: readonly Score[]): Score {
  return periods.reduce<Score>(([home, away], [more, others]) => [home + more, away + others], [0, 0])
}

/** The higher the odds, the less may be bet for them: nobody wins more than ₱30,000 with one selection. In whole pesos. */
const ceilings: readonly (readonly [upTo: Odds, mostPesos: number])[] = [
  [300, 10_000],
  [1000, 2500],
  [2000, 1000],
  [5000, 500],
  [Number.POSITIVE_INFINITY, 200],
]

/** In whole pesos, the most that one player may bet on a selection. */
export function mostOn({ odds }: Pairing, code: SelectionCode): number {
  const declared = odds[code]
  return declared ? (ceilings.find(([upTo]) => declared[0] <= upTo)?.[1] ?? 0) : 0
}

/** In whole pesos, the most that all players together may bet on a selection. */
export function mostOfAll({ mostOwed }: Pick<League, 'mostOwed'>, { odds }: Pairing, code: SelectionCode): number {
  const declared = odds[code]
  return declared ? Number((BigInt(mostOwed) * 100n) / BigInt(declared[0])) : 0
}

/** Where a match stands when so much of its time is over. */
export interface MatchClock {
  /** The period that is played, or the one that is over in a pause; that behind the last is overtime. */
  readonly period: number
  /** How much of it is over: 1 in the pause behind it. */
  readonly part: number
}

const pausePart = 0.03
/** Time is kept for overtime whether there is one or not, so that nobody sees beforehand that there will be. */
const overtimeFrom = 0.87
const overtimeTo = 0.97
const endWithout = 0.97

/** The clock goes by the time alone, whatever is scored. */
export function clockOf({ periods, overtime }: Pick<Model, 'periods' | 'overtime'>, part: number): MatchClock {
  const end = overtime ? overtimeFrom - pausePart : endWithout
  const length = (end - pausePart * (periods - 1)) / periods
  const period = Math.min(periods - 1, Math.floor(part / (length + pausePart)))
  const played = Math.min(1, (part - period * (length + pausePart)) / length)
  if (!overtime || part < overtimeFrom) return { period, part: played }
  return { period: periods, part: Math.min(1, (part - overtimeFrom) / (overtimeTo - overtimeFrom)) }
}
