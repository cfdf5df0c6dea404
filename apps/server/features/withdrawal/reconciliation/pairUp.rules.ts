import type { ListedPayout } from '../../../platform/gateway/payoutGateway.ts'
import type { OwnPayout, PayoutBooks } from '../payout/payoutBooks.ts'

export interface Pair {
  readonly own: OwnPayout
  /** Nothing where the gateway has none for it. */
  readonly payout: ListedPayout | undefined
}

/** A payout that is nobody's, or the second one for the same. */
export interface Extra {
  readonly payout: ListedPayout
  readonly own: OwnPayout | undefined
}

type Sides = Pick<PayoutBooks, 'gateway' | 'listed' | 'own'>

/**
 * Finds for each withdrawal its payout: by our reference, or by the name that the gateway told us. Whatever is left over
 * is nobody's, or looks like another one that was paid.
 */
export function pairUp({ gateway, listed, own }: Sides): { pairs: readonly Pair[]; extras: readonly Extra[] } {
  const byReference = groupBy(listed, ({ reference }) => reference)
  const byId = new Map(listed.map(payout => [payout.id, payout]))
  const ours = own.filter(one => one.gateway === gateway)
  const pairs = ours.map(one => ({
    own: one,
    payout: bestOf(byReference.get(one.id) ?? [], one.payoutId === null ? undefined : byId.get(one.payoutId)),
  }))
  const taken = new Set(pairs.map(({ payout }) => payout))
  const owners = new Map(own.map(one => [one.id, one]))
  const likes = new Map(
    pairs.flatMap(({ payout, own: one }) => (payout?.state === 'paid' ? [[likeness(payout), one] as const] : [])),
  )
  likes.delete('')
  const extras = listed
    .filter(payout => !taken.has(payout))
    .map(payout => ({ payout, own: owners.get(payout.reference) ?? likes.get(likeness(payout)) }))
  return { pairs, extras }
}

function bestOf(named: readonly ListedPayout[], told: ListedPayout | undefined): ListedPayout | undefined {
  if (told?.state === 'paid') return told
  return named.find(({ state }) => state === 'paid') ?? told ?? named[0]
}

/** What two payouts have in common that went to one account with one amount; nothing where the account is not told. */
function likeness({ bank, number, amount, currency }: ListedPayout): string {
  return number === '' ? '' : `${bank} ${number} ${amount} ${currency}`
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
