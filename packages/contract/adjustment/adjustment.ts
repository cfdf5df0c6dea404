import * as v from 'valibot'
import { wholeCoins } from '../filcoin/movement.ts'
import { pesos } from '../money.ts'
import { proposalEntries } from '../proposal.ts'

export { proposalStatuses as adjustmentStatuses } from '../proposal.ts'

/** Money, or whole Filcoins. */
export const assets = ['PHP', 'FIL'] as const
export const directions = ['given', 'taken'] as const
/** What for. A gateway stands for what it moved more or less than was asked of it. */
export const causes = ['goodwill', 'correction', 'provider', 'chargeback', 'paymongo', 'xendit'] as const

export const adjustmentLimits = {
  /** What one may come to, and from what on only compliance agrees. */
  mostPesos: 500_000n,
  largePesos: 50_000n,
  /** The same of coins, each planned at a centavo. */
  mostCoins: 1_000_000n,
  largeCoins: 100_000n,
} as const

/** What coins are put right for: no provider and no gateway has to do with them. */
export const coinCauses: readonly string[] = ['goodwill', 'correction']

export const shownAdjustment = v.object({
  id: v.string(),
  uid: v.string(),
  asset: v.picklist(assets),
  direction: v.picklist(directions),
  cause: v.picklist(causes),
  /** In pesos and centavos, or in whole coins. */
  amount: v.union([pesos, wholeCoins]),
  /** The one that a bank took back, where a chargeback names it; empty otherwise. */
  deposit: v.string(),
  reason: v.string(),
  evidence: v.string(),
  /** Whether it is so much that only compliance agrees. */
  is_large: v.boolean(),
  ...proposalEntries,
})
