import type { Units } from '@saya/money'

interface FreedLot {
  readonly amount: Units
  readonly required: Units
  readonly release_at: Units
}

/** An exclusion, or what was credited during one, after which nothing had to be played any more. */
export interface Freeing {
  /** What was in the wallet then. */
  readonly balance: Units
  readonly turnoverSince: Units
  /** What was withdrawn or is held since then. */
  readonly withdrawnSince: Units
  readonly lots: readonly FreedLot[]
}

/**
 * What exclusions freed before it was played and what is still there, by the wallet's turnover now, the oldest first. What was played or
 * withdrawn since is gone: a person looked at it as it went out.
 */
export function releasedUnplayed(turnover: Units, freeings: readonly Freeing[]): Units {
  return freeings.reduce((left, freeing, at) => {
    const next = freeings[at + 1] ?? { turnoverSince: 0n, withdrawnSince: 0n }
    const played = freeing.turnoverSince - next.turnoverSince
    const withdrawn = freeing.withdrawnSince - next.withdrawnSince
    const rest = left + freedBy(turnover - freeing.turnoverSince, freeing) - played - withdrawn
    return rest > 0n ? rest : 0n
  }, 0n)
}

/** What was still to be played of each credit, and no more than it brought; of all of them no more than was there. */
function freedBy(turnover: Units, { balance, lots }: Freeing): Units {
  const freed = lots.reduce((sum, { amount, required, release_at: end }) => {
    return sum + clamp(clamp(end - turnover, required), amount)
  }, 0n)
  return clamp(freed, balance)
}

function clamp(value: Units, most: Units): Units {
  if (value < 0n) return 0n
  return value > most ? most : value
}
