import * as v from 'valibot'
import { proposalEntries } from '../proposal.ts'
import { deskPeriods } from './period.ts'

/** By whom staff exclude a member: a family on proof, or the operator itself. */
export const deskSources = ['family', 'operator'] as const
export type DeskSource = (typeof deskSources)[number]

/** Who of a family may ask for it, as the regulator lists them. */
export const relations = ['spouse', 'child', 'parent', 'sibling'] as const
export type Relation = (typeof relations)[number]

/** An exclusion, or the end of one that its member asked for in writing, as the desk sees it. */
export const exclusionProposal = v.object({
  id: v.string(),
  uid: v.string(),
  act: v.picklist(['exclude', 'lift']),
  source: v.picklist(['', ...deskSources]),
  relation: v.picklist(['', ...relations]),
  period: v.picklist(['', ...deskPeriods]),
  /** The proof's id where there is one. */
  proof: v.string(),
  /** What the member wrote who asks for the end. */
  words: v.string(),
  reason: v.string(),
  ...proposalEntries,
})
