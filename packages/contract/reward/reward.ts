import * as v from 'valibot'
import { seconds } from '../money.ts'

export const rewardStatuses = ['open', 'held', 'posted', 'expired', 'refused'] as const

/** Something that the member was promised, in pesos or in coins. */
export const reward = v.object({
  id: v.string(),
  cash_type: v.number(),
  name: v.string(),
  asset: v.picklist(['PHP', 'FIL']),
  amount: v.string(),
  /** How much must be played once it is there, before it can be withdrawn. */
  turnover_required: v.string(),
  status: v.picklist(rewardStatuses),
  /** It comes by itself; otherwise the member collects it. */
  is_automatic: v.boolean(),
  created_at: seconds,
  /** 0 where it does not expire. */
  expires_at: seconds,
  /** 0 while it is not over. */
  ended_at: seconds,
})
