import type { OutcomeName } from '@saya/rpp'
import type { CommandKind, RollbackCommand, WalletCommand, WinCommand } from './command.ts'
import type { Facts, KnownBet, KnownRound, LockedPurse } from './fact.ts'
import type { PlayLimits } from './playLimit.rules.ts'

/** One command with all that it is judged by. */
export interface Case<C extends WalletCommand = WalletCommand> {
  readonly command: C
  /** What makes it the same act as another. */
  readonly print: string
  readonly purse: LockedPurse
  readonly facts: Facts
  readonly nowMs: number
}

export function isOf<K extends CommandKind>(
  one: Case,
  kind: K,
): one is Case<Extract<WalletCommand, { readonly kind: K }>> {
  return one.command.kind === kind
}

/** The kinds of postings that providers make. */
export const postingKinds = { bet: 1, win: 2, rollback: 3, promo: 4, adjust: 5, close: 6 } as const

/** What a bet came to. */
export const betStates = { open: 0, settled: 1, takenBack: 2 } as const

export interface Step {
  readonly kind: number
  readonly amount: bigint
  readonly isGiven: boolean
}

/** The bets that a win or a rollback changes, with their new state. */
export interface BetChange {
  readonly txId: string
  readonly state: number
  readonly won: bigint
}

/** The sums of a round that a command changes. What it counts and whether it is open follows from them. */
export type RoundChange = Pick<KnownRound, 'bet' | 'refund' | 'win' | 'settled' | 'bets' | 'isFree' | 'isTwoSided'>

/** What a command comes to. */
export interface Judgement {
  readonly outcome: OutcomeName
  /** Kept under its key and answered for ever; what is not may come again. */
  readonly isKept: boolean
  readonly steps: readonly Step[]
  readonly round?: RoundChange
  readonly limits?: PlayLimits
  readonly bets?: readonly BetChange[]
  /** The name of a bet that is not to be taken when it comes. */
  readonly tombstone?: string
  /** A bet meets what took it back without saying this round. */
  readonly isMet?: boolean
  /** What it came to the first time. */
  readonly before?: { readonly balance: bigint; readonly seq: bigint | null }
}

/** Refused for good. */
export function refuse(outcome: OutcomeName): Judgement {
  return { outcome, isKept: true, steps: [] }
}

/** Nothing is kept: either the same may come again, or somebody has to look. */
export function forget(outcome: OutcomeName): Judgement {
  return { outcome, isKept: false, steps: [] }
}

/** The sums of a round before this command, or of one that begins with it. */
export function sumsOf({ facts: { round } }: Case): RoundChange {
  return round ?? { bet: 0n, refund: 0n, win: 0n, settled: 0n, bets: 0, isFree: true, isTwoSided: false }
}

/** The bet that a win, a rollback or a prize speaks of, and whether its name calls more than one that stands. */
export interface NamedBets {
  readonly bet: KnownBet | undefined
  readonly standing: readonly KnownBet[]
}

/** By its id; or else by a reference, the one that stands before others. */
export function namedBets({ command, facts }: Pick<Case, 'command' | 'facts'>): NamedBets {
  const { bet, called } = facts
  const [first] = called
  if ((bet && bet.print !== null) || !first) return { bet, standing: [] }
  return { bet: first, standing: called.filter(one => one.uid === command.uid && stands(one)) }
}

export function stands({ outcome, state }: KnownBet): boolean {
  return outcome === 0 && state !== betStates.takenBack
}

/** Where its round was not said, what was known of it is not so any more: it is looked up again. */
export function isElsewhere({ command, facts }: Case<WinCommand | RollbackCommand>, bet: KnownBet): boolean {
  const isOfOtherGame = command.game === 0 && facts.round !== undefined && facts.round.game !== 0
  return command.isRoundUnsaid === true && (bet.roundId !== command.roundId || isOfOtherGame)
}
