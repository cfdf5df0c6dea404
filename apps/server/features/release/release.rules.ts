import { judgeProposal, type ProposalDecision } from '../../platform/proposal/proposal.rules.ts'

interface CoolingAccount {
  readonly readyAtMs: number
  readonly isRemoved: boolean
  /** Whether the member may be paid out at all as they stand now. */
  readonly mayWithdraw: boolean
  readonly nowMs: number
}

type Fault = { readonly ok: false; readonly code: 'release_over' | 'release_member' }

/** Whether there is still something to let go, for somebody who may be paid. */
export function judgeAccount({
  readyAtMs,
  isRemoved,
  mayWithdraw,
  nowMs,
}: CoolingAccount): { readonly ok: true } | Fault {
  if (isRemoved || readyAtMs <= nowMs) return { ok: false, code: 'release_over' }
  return mayWithdraw ? { ok: true } : { ok: false, code: 'release_member' }
}

/** Whether the second person may decide so. */
export function judgeDecision(decision: ProposalDecision) {
  return judgeProposal({ own: 'release_own' }, decision)
}
