import * as v from 'valibot'
import { seconds } from '../money.ts'

export const numberClaimStatuses = ['asked', 'proposed', 'approved', 'refused', 'stopped', 'expired'] as const
export type NumberClaimStatus = (typeof numberClaimStatuses)[number]

/** A request at the desk, with the account beside it. Both numbers are masked. */
export const shownNumberClaim = v.object({
  id: v.string(),
  uid: v.string(),
  /** The verified name, or nothing where no ID was approved. */
  name: v.string(),
  kyc_status: v.number(),
  joined_at: seconds,
  old_phone: v.string(),
  new_phone: v.string(),
  status: v.picklist(numberClaimStatuses),
  asked_at: seconds,
  expires_at: seconds,
  /** How many other requests of the same member are open. */
  beside: v.number(),
  /** How often one more number was asked for than are kept. */
  rivals: v.number(),
  proposed_by: v.string(),
  proposed_at: seconds,
  /** How whoever proposed it checked the person. */
  proof: v.string(),
  /** From when on it can be approved; 0 where nobody proposed it. */
  ready_at: seconds,
  is_mine: v.boolean(),
  decided_by: v.string(),
  ended_at: seconds,
  decision: v.string(),
})

export const numberClaimId = v.pipe(v.string(), v.uuid())
