import type { Units } from '@saya/money'
import { readPrizeName } from '@saya/contract/roundCheck/prizeName.ts'

export type DifferenceKind = 'missing_here' | 'missing_there' | 'amount' | 'state' | 'waiting' | 'aged' | 'stopped'

/** A round as one of the two sides has it: what was staked for good and what was won. A prize is compared as one too. */
export interface RoundSums {
  readonly roundId: string
  readonly playerRef: string
  readonly game: string
  readonly bet: Units
  readonly win: Units
  readonly atMs: number
}

export interface RoundThere extends RoundSums {
  readonly isDecided: boolean
  readonly isStopped: boolean
  /** Its records that are stopped, by the provider's names. */
  readonly stopped: readonly string[]
}

export interface RoundHere extends RoundSums {
  readonly isOpen: boolean
  /** When it was closed. Nothing: money may move in it until now. */
  readonly untilMs: number | null
}

export interface BothSides {
  readonly there: RoundThere | undefined
  readonly here: RoundHere | undefined
}

/** Those that do not go on by themselves, of which the money or the turnover may stand still. */
export const stuckKinds = ['stopped', 'aged', 'state'] as const satisfies readonly DifferenceKind[]

const hourMs = 3_600_000
/** A round that is not decided by then is a person's matter. */
const patienceMs = 48 * hourMs

/** How a round differs between the two sides, if it does. What came to nothing may be missing on either. */
export function differenceOf({ there, here }: BothSides, nowMs: number): DifferenceKind | undefined {
  if (there?.isStopped) return 'stopped'
  if (there && !there.isDecided) return nowMs - there.atMs > patienceMs ? 'aged' : 'waiting'
  if (isSame(there, here)) return here?.isOpen ? 'state' : undefined
  if (isNothing(here)) return 'missing_here'
  return isNothing(there) ? 'missing_there' : 'amount'
}

function isSame(one: RoundSums | undefined, other: RoundSums | undefined): boolean {
  return (one?.bet ?? 0n) === (other?.bet ?? 0n) && (one?.win ?? 0n) === (other?.win ?? 0n)
}

function isNothing(sums: RoundSums | undefined): boolean {
  return sums === undefined || (sums.bet === 0n && sums.win === 0n)
}

export interface SideSums {
  readonly rounds: bigint
  readonly bet: Units
  readonly win: Units
}

export interface GameSums {
  readonly there: SideSums
  readonly here: SideSums
}

const none: SideSums = { rounds: 0n, bet: 0n, win: 0n }

/** What rounds come to by game, on either side. Those that the provider has not decided are in neither, nor are prizes. */
export function sumByGame(pairs: Iterable<BothSides>): Map<string, GameSums> {
  const games = new Map<string, GameSums>()
  for (const { there, here } of pairs) {
    if ((there && !there.isDecided) || readPrizeName((there ?? here)?.roundId ?? '')) continue
    const game = there?.game ?? here?.game ?? ''
    const sums = games.get(game) ?? { there: none, here: none }
    games.set(game, { there: add(sums.there, there), here: add(sums.here, here) })
  }
  return games
}

function add(sums: SideSums, round: RoundSums | undefined): SideSums {
  if (round === undefined || isNothing(round)) return sums
  return { rounds: sums.rounds + 1n, bet: sums.bet + round.bet, win: sums.win + round.win }
}
