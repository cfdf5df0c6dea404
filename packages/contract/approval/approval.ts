import * as v from 'valibot'
import { proposalEntries } from '../proposal.ts'

/** What gives bonuses without a last day. Promotions have days, and an approval of their own. */
export const programs = ['mystery-box', 'vip'] as const
export const program = v.picklist(programs)
export type Program = (typeof programs)[number]

/** An approval of the regulator as staff entered it. */
export const programApproval = v.object({
  id: v.string(),
  /** The version of the programme’s terms that it is good for. */
  version: v.number(),
  reference: v.string(),
  first_day: v.string(),
  last_day: v.string(),
  reason: v.string(),
  ...proposalEntries,
})
