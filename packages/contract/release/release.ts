import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { seconds } from '../money.ts'
import { reason } from '../staff/operator.ts'

/** A payout account that cools down, with what is proposed about it. */
export const coolingAccount = v.object({
  id: v.string(),
  uid: v.string(),
  channel_name: v.string(),
  /** Masked. */
  account: v.string(),
  name: v.string(),
  /** Whether that is the name the member was found to have. */
  is_own_name: v.boolean(),
  created_at: seconds,
  ready_at: seconds,
  is_proposed: v.boolean(),
  /** Empty where nobody proposed it. */
  proposed_by: v.string(),
  reason: v.string(),
  /** Whether whoever asks proposed it. */
  is_mine: v.boolean(),
})

/** By which an account is named to the office, and why it is done. */
export const accountActed = v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), reason })
