import * as v from 'valibot'
import { pesos } from '../money.ts'
import { proposalEntries } from '../proposal.ts'

export { proposalStatuses as adjustmentStatuses } from '../proposal.ts'

export const directions = ['given', 'taken'] as const
/** What for. A gateway stands for what it moved more or less than was asked of it. */
export const causes = ['goodwill', 'correction', 'provider', 'chargeback', 'paymongo', 'xendit'] as const

export const adjustmentLimits = {
  /** What one may come to, and from what on only compliance agrees. */
  mostPesos: 500_000n,
  largePesos: 50_000n,
} as const

export const shownAdjustment = v.object({
  id: v.string(),
  uid: v.string(),
  direction: v.picklist(directions),
  cause: v.picklist(causes),
  amount: pesos,
  reason: v.string(),
  evidence: v.string(),
  /** Whether it is so much that only compliance agrees. */
  is_large: v.boolean(),
  ...proposalEntries,
})
