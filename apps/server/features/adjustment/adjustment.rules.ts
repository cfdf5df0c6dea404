import { adjustmentLimits, type assets } from '@saya/contract/adjustment/adjustment.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import { parsePesos, type Units, unitsPerPeso } from '@saya/money'
import { judgeProposal, type ProposalDecision, type ProposalJudgement } from '../../platform/proposal/proposal.rules.ts'

export { nextProposalStatus as nextStatus } from '../../platform/proposal/proposal.rules.ts'

export type Asset = (typeof assets)[number]

/** What somebody typed, if one adjustment may come to that. */
export function readAmount(asset: Asset, text: string): Units | null {
  const amount = asset === 'PHP' ? parsePesos(text) : readCoins(text)
  const most = asset === 'PHP' ? adjustmentLimits.mostPesos * unitsPerPeso : adjustmentLimits.mostCoins
  return amount !== null && amount > 0n && amount <= most ? amount : null
}

function readCoins(text: string): Units | null {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null
}

/** Whether an adjustment gives what came from outside, as a deposit does. For every other cause it is the house that gives or puts right. */
export function isPaidIn({ asset, direction, cause }: { asset: Asset; direction: string; cause: string }): boolean {
  return asset === 'PHP' && direction === 'given' && paidInCauses.has(cause)
}

/** What a gateway moved more than was asked of it. */
const paidInCauses: ReadonlySet<string> = new Set(['paymongo', 'xendit'])

export function isLarge(asset: Asset, amount: Units): boolean {
  return amount > (asset === 'PHP' ? adjustmentLimits.largePesos * unitsPerPeso : adjustmentLimits.largeCoins)
}

interface Decision extends ProposalDecision {
  readonly asset: Asset
  readonly amount: Units
  readonly role: Role
}

/** Who may decide what: a large one is approved by compliance alone. */
export function judge({
  asset,
  amount,
  role,
  ...decision
}: Decision): ProposalJudgement<'adjustment_own' | 'adjustment_large'> {
  const judged = judgeProposal({ own: 'adjustment_own' }, decision)
  const isBeyond = decision.act === 'approve' && isLarge(asset, amount) && role !== 'compliance'
  return judged.ok && isBeyond ? { ok: false, code: 'adjustment_large' } : judged
}
