import { adjustmentLimits } from '@saya/contract/adjustment/adjustment.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import { parsePesos, type Units, unitsPerPeso } from '@saya/money'
import { judgeProposal, type ProposalDecision, type ProposalJudgement } from '../../platform/proposal/proposal.rules.ts'

export { nextProposalStatus as nextStatus } from '../../platform/proposal/proposal.rules.ts'

/** What somebody typed, if one adjustment may come to that. */
export function readAmount(text: string): Units | null {
  const amount = parsePesos(text)
  return amount !== null && amount > 0n && amount <= adjustmentLimits.mostPesos * unitsPerPeso ? amount : null
}

export function isLarge(amount: Units): boolean {
  return amount > adjustmentLimits.largePesos * unitsPerPeso
}

interface Decision extends ProposalDecision {
  readonly amount: Units
  readonly role: Role
}

/** Who may decide what: a large one is approved by compliance alone. */
export function judge({
  amount,
  role,
  ...decision
}: Decision): ProposalJudgement<'adjustment_own' | 'adjustment_large'> {
  const judged = judgeProposal({ own: 'adjustment_own' }, decision)
  const isBeyond = decision.act === 'approve' && isLarge(amount) && role !== 'compliance'
  return judged.ok && isBeyond ? { ok: false, code: 'adjustment_large' } : judged
}
