import { type RiskFlag, riskFlags } from '@saya/contract/withdrawal/riskFlags.ts'
import { type Units, unitsPerPeso } from '@saya/money'

export interface RiskFacts {
  readonly amount: Units
  /** What is paid without anybody looking, at most. */
  readonly automaticMost: Units
  /** The device was first signed in with later than another one, lately, and was never paid out from. */
  readonly isNewDevice: boolean
  /** The account was added while there was another one already, lately, and was never paid to. */
  readonly isNewAccount: boolean
  /** Another member stated the same account. */
  readonly isSharedAccount: boolean
  /** The account's channel leads to another bank or wallet than when the account was added. */
  readonly isOtherBank: boolean
  readonly isOwnName: boolean
  /** All that was played so far, and all that was withdrawn or is held, this one included. */
  readonly turnover: Units
  readonly withdrawn: Units
  /** What an exclusion freed before it was played, and what is still there of it. */
  readonly releasedUnplayed: Units
  /** What was withdrawn or is held of the last day alone, and how many times. */
  readonly dayWithdrawn: Units
  readonly dayCount: number
}

/** More than so many in a day is no habit. */
const usualPerDay = 5

/** Everything that speaks against paying at once. */
export function flagsOf(facts: RiskFacts): readonly RiskFlag[] {
  const is: Readonly<Record<RiskFlag, boolean>> = {
    amount: facts.amount > facts.automaticMost,
    new_device: facts.isNewDevice,
    new_account: facts.isNewAccount,
    shared_account: facts.isSharedAccount,
    // The number means somebody else there.
    bank: facts.isOtherBank,
    name: !facts.isOwnName,
    // Who takes out more than they ever played may be moving money that is not theirs, or have won a great deal.
    turnover: facts.withdrawn > facts.turnover,
    // Whoever pays in, excludes themselves and takes it out again has played nothing of it, however much they played before.
    released: facts.releasedUnplayed > 0n,
    // Many small ones come to a large one.
    velocity: facts.dayCount > usualPerDay || (facts.dayCount > 1 && facts.dayWithdrawn > facts.automaticMost),
  }
  return riskFlags.filter(flag => is[flag])
}

const twoPeopleAbove = 100_000n * unitsPerPeso

/** How many people must say yes: nobody where it is small and clean, two different ones where it is large. */
export function approvalsNeeded(amount: Units, flags: readonly RiskFlag[]): 0 | 1 | 2 {
  if (amount > twoPeopleAbove) return 2
  return flags.length > 0 ? 1 : 0
}
