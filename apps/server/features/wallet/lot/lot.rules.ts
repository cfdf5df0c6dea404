import { isBonusType } from '@saya/contract/transaction/cashTypes.ts'
/** A credit that must be played through, with the turnover that the wallet must come to. */
export interface Lot {
  readonly seq: bigint
  readonly amount: bigint
  readonly required: bigint
  readonly release_at: bigint
}

export interface ExplainedLot<L extends Lot> {
  readonly lot: L
  readonly done: bigint
  readonly left: bigint
  /** What of the balance it locks: what is left to play of it, and never more than it brought. */
  readonly locked: bigint
}

export interface Explanation<L extends Lot> {
  readonly lots: readonly ExplainedLot<L>[]
  /** Play between two lots that was done once, and that a provider took back with its rounds: it is owed again. */
  readonly takenBack: bigint
}

/**
 * Explains the open turnover of a wallet by its open lots, oldest first. Each lot asks for the stretch of turnover that
 * ends at its `release_at`; stretches never overlap, and what lies between two was played before the later began.
 */
export function explainLots<L extends Lot>(turnover: bigint, lots: readonly L[]): Explanation<L> {
  let reached = turnover
  let takenBack = 0n
  const explained = lots.map(lot => {
    const start = lot.release_at - lot.required
    if (start > reached) takenBack += start - reached
    if (lot.release_at > reached) reached = lot.release_at
    const done = clamp(turnover - start, lot.required)
    const left = lot.required - done
    return { lot, done, left, locked: left < lot.amount ? left : lot.amount }
  })
  return { lots: explained, takenBack }
}

interface Funds {
  readonly balance: bigint
  readonly turnover: bigint
}

/**
 * What is taken as the bonus of one of the open lots is given back: what that lot locks, and never of what is free or others lock. Nothing
 * where it is not open, or was played through.
 */
export function returnOf(
  { balance, turnover }: Funds,
  lots: readonly Lot[],
  seq: bigint,
): { readonly amount: bigint; readonly forgiven: bigint } | undefined {
  const { lots: explained, takenBack } = explainLots(turnover, lots)
  const own = explained.find(({ lot }) => lot.seq === seq)
  if (!own || own.left === 0n) return undefined
  const others = explained.reduce((sum, { locked }) => sum + locked, takenBack - own.locked)
  const rest = balance > others ? balance - others : 0n
  return { amount: own.locked < rest ? own.locked : rest, forgiven: own.left }
}

/** The lots that are given back with their bonus. */
export function isBonus({ kind }: { readonly kind: number }): boolean {
  return isBonusType(kind)
}

interface ClosedLot extends Lot {
  readonly forgiven: bigint
  readonly closed_by: bigint | null
}

/**
 * Where a lot ended just before the posting of a number: as it ends now, and later by what was forgiven since of lots
 * that had been opened before it, as long as it was open. From its own number on that is where it was opened to end.
 */
export function releaseBefore(lot: ClosedLot, lots: readonly ClosedLot[], seq: bigint): bigint {
  const moved = (by: bigint) => by > lot.seq && by >= seq && (lot.closed_by === null || by < lot.closed_by)
  return lots
    .filter(other => other.seq < lot.seq && other.closed_by !== null && moved(other.closed_by))
    .reduce((sum, { forgiven }) => sum + forgiven, lot.release_at)
}

/** What the open lots of a wallet ask for beyond their own amounts. */
export function excessPlay(turnover: bigint, lots: readonly Lot[]): bigint {
  return explainLots(turnover, lots).lots.reduce((sum, { left, locked }) => sum + left - locked, 0n)
}

/** Where the wallet's turnover must come once a new credit is there. Old lots are closed on a balance that is dust. */
export function releaseAfter(before: {
  readonly turnover: bigint
  readonly release_at: bigint
  readonly required: bigint
  readonly closesOldLots: boolean
}): bigint {
  const { turnover, release_at, required, closesOldLots } = before
  return (closesOldLots || release_at < turnover ? turnover : release_at) + required
}

function clamp(value: bigint, most: bigint): bigint {
  if (value < 0n) return 0n
  return value > most ? most : value
}
