import type { Payout } from '../../../platform/gateway/payoutGateway.ts'

/** What somebody says that became of a payout, as its gateway told of it then. */
export interface PayoutVerdict {
  readonly arrived: boolean
  /** The payout and its amount; nothing and none where the gateway has no such payout. */
  readonly payout: string
  readonly told: bigint
}

export const peopleNeeded = 2

/** How many say the same of the same. */
export function countSame(verdicts: readonly PayoutVerdict[], said: PayoutVerdict): number {
  return verdicts.filter(one => isSame(one, said)).length
}

export function isSame(one: PayoutVerdict, other: PayoutVerdict): boolean {
  return one.arrived === other.arrived && one.payout === other.payout && one.told === other.told
}

/** What so many people as it takes agree on, the last of it; nothing where they do not. */
export function agreement(verdicts: readonly PayoutVerdict[]): PayoutVerdict | undefined {
  return verdicts.findLast(one => countSame(verdicts, one) >= peopleNeeded)
}

/**
 * What so many people as it takes have said of this very payout and amount: whether it arrived. Nothing where they have
 * not, or where the gateway tells by now that it was paid, of which they said that it failed.
 */
export function agreedOf(
  verdicts: readonly PayoutVerdict[],
  { id: payout, amount: told, state }: Payout,
): boolean | null {
  if (countSame(verdicts, { arrived: true, payout, told }) >= peopleNeeded) return true
  if (state === 'paid') return null
  return countSame(verdicts, { arrived: false, payout, told }) >= peopleNeeded ? false : null
}
