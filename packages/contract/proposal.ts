import * as v from 'valibot'
import { seconds } from './money.ts'

/** Where stands what two people decide: one has proposed it, another approves or refuses it. */
export const proposalStatuses = ['proposed', 'approved', 'refused'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** The part of a view that is alike of whatever was proposed. */
export const proposalEntries = {
  status: v.picklist(proposalStatuses),
  proposed_by: v.string(),
  proposed_at: seconds,
  /** Whether whoever asks proposed it. */
  is_mine: v.boolean(),
  decided_by: v.string(),
  decided_at: seconds,
  decision: v.string(),
}
