import type { Payout } from './payoutGateway.ts'

/**
 * What a gateway has by one name, told as one: under way while any is, paid with what was paid together where any was, and
 * failed where all failed. That there are several is told with it, so that nobody believes it as it stands.
 */
export function asOnePayout(found: readonly Payout[]): Payout | undefined {
  const [first] = found
  if (!first || found.length === 1) return first
  const paid = found.filter(({ state }) => state === 'paid')
  const counted = paid.length > 0 ? paid : found
  const isPending = found.some(({ state }) => state === 'pending')
  return {
    id: found
      .map(({ id }) => id)
      .sort()
      .join(' '),
    reference: first.reference,
    amount: counted.reduce((sum, { amount }) => sum + amount, 0n),
    currency: found.find(({ currency }) => currency !== 'PHP')?.currency ?? first.currency,
    state: isPending ? 'pending' : paid.length > 0 ? 'paid' : 'failed',
    copies: found.length,
  }
}
