import type { proposalEntries } from '@saya/contract/proposal.ts'
import type { InferOutput } from 'valibot'
import type { Proposal } from './proposal.store.ts'

type ProposalView = { readonly [Entry in keyof typeof proposalEntries]: InferOutput<(typeof proposalEntries)[Entry]> }

/** What is alike of every proposal, for one operator. */
export function viewProposal(proposal: Proposal, operatorId: string): ProposalView {
  return {
    status: proposal.status,
    proposed_by: proposal.proposedName,
    proposed_at: Math.floor(proposal.proposedAtMs / 1000),
    is_mine: proposal.proposedBy === operatorId,
    decided_by: proposal.decidedName,
    decided_at: Math.floor((proposal.decidedAtMs ?? 0) / 1000),
    decision: proposal.decision,
  }
}
