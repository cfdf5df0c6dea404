import type { ProposalStatus } from '@saya/contract/proposal.ts'
import { declareTransitions } from '../transition/transition.rules.ts'

/** What people do about a proposal. */
export type ProposalAct = 'approve' | 'refuse'

/** What was decided stays, and is put right by another proposal. */
export const { next: nextProposalStatus } = declareTransitions<ProposalStatus, ProposalAct>({
  initial: ['proposed'],
  table: { proposed: { approve: 'approved', refuse: 'refused' }, approved: {}, refused: {} },
})

/** What one kind of proposal answers, and how long it can be approved: without a lapse until it is decided. */
export interface ProposalKind<Own extends string, Lapse extends string = never> {
  /** The refusal of whoever would approve their own. */
  readonly own: Own
  readonly lapse?: { readonly afterMs: number; readonly code: Lapse }
}

export interface ProposalDecision {
  readonly status: ProposalStatus
  readonly act: ProposalAct
  /** Whether whoever decides proposed it. */
  readonly isOwn: boolean
  /** Since it was proposed. Only a kind that lapses asks. */
  readonly ageMs?: number
}

export type ProposalJudgement<Code extends string> =
  | { readonly ok: true; readonly to: ProposalStatus }
  | { readonly ok: false; readonly code: 'changed_meanwhile' | Code }

/** Who may decide what. To take back one's own, or to refuse, needs nobody in particular and is never too late. */
export function judgeProposal<Own extends string, Lapse extends string = never>(
  { own, lapse }: ProposalKind<Own, Lapse>,
  { status, act, isOwn, ageMs = 0 }: ProposalDecision,
): ProposalJudgement<Own | Lapse> {
  const to = nextProposalStatus(status, act)
  if (!to) return { ok: false, code: 'changed_meanwhile' }
  if (act === 'approve' && isOwn) return { ok: false, code: own }
  if (act === 'approve' && lapse && ageMs >= lapse.afterMs) return { ok: false, code: lapse.code }
  return { ok: true, to }
}
