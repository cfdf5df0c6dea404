import * as v from 'valibot'
import { seconds } from '../money.ts'
import { rewardStatuses } from '../reward/reward.ts'

/** A reward that a person has to look at before it can be posted. */
export const heldReward = v.object({
  id: v.string(),
  uid: v.string(),
  cash_type: v.number(),
  name: v.string(),
  asset: v.picklist(['PHP', 'FIL']),
  amount: v.string(),
  status: v.picklist(rewardStatuses),
  /** Why it is held, in one word of the promotion that promised it. */
  reason: v.string(),
  promotion: v.string(),
  /** The record of the decision that promised it. */
  decision: v.string(),
  created_at: seconds,
  held_at: seconds,
  /** 0 where it does not expire. The time in which it is held does not count. */
  expires_at: seconds,
})
