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
