import type { ChainedPosting } from '../ledger/chain.ts'
import { accounts } from '../ledger/accounts.ts'
import { isBonus, type Lot, returnOf } from '../lot/lot.rules.ts'

interface ReturnedLot extends Lot {
  readonly kind: number
  readonly closed_by: bigint | null
  readonly closed_at: number | null
  readonly forgiven: bigint
}

interface Funds {
  readonly balance: bigint
  readonly turnover: bigint
}

/**
 * What is wrong with a bonus that was given back, by the lots that were open just before it: it closed the one that it names, of
 * a bonus, took what that locked and nothing else, and forgave what was left of it.
 */
export function faultOfReturn(
  before: Funds,
  posting: ChainedPosting,
  open: readonly ReturnedLot[],
): string | undefined {
  const { seq, at, amount, destination, round_id: name } = posting
  const closed = open.filter(lot => lot.closed_by === seq)
  const [lot] = closed
  if (!lot || closed.length !== 1 || String(lot.seq) !== name) return 'gives a bonus back and closed another lot'
  if (!isBonus(lot) || destination !== accounts.promotion + lot.kind - 4000) return 'gives back what was no such bonus'
  if (lot.closed_at !== at) return 'closed its lot at another moment'
  const right = returnOf(before, open, lot.seq)
  if (amount !== right?.amount) return `took ${amount}, left of the bonus was ${right?.amount ?? 0n}`
  return lot.forgiven === right.forgiven ? undefined : `forgave ${lot.forgiven}, left to play was ${right.forgiven}`
}

/** Where play must come to by the last of these lots. */
export function lastRelease(open: readonly Lot[]): bigint {
  return open.reduce((last, { release_at: at }) => (at > last ? at : last), 0n)
}
