import * as v from 'valibot'
import { pesos } from '../money.ts'
import { proposalEntries } from '../proposal.ts'

/** A member's release from play, as staff see it. */
export const playRelease = v.object({
  id: v.string(),
  uid: v.string(),
  /** How much the member has still to play now. */
  open_turnover: pesos,
  reason: v.string(),
  ...proposalEntries,
})
