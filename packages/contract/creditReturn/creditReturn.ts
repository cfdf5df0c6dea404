import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

export const creditReturnStatuses = ['open', 'payout', 'noted'] as const
export type CreditReturnStatus = (typeof creditReturnStatuses)[number]

/** Money that reached an excluded member, and what somebody did about it. */
export const creditReturn = v.object({
  id: v.string(),
  uid: v.string(),
  kind: v.picklist(['deposit', 'voucher', 'adjustment']),
  amount: pesos,
  credited_at: seconds,
  /** Through which channel it came; empty where it was no deposit. */
  channel: v.string(),
  /** The member's own payout accounts, masked: the one of the same channel comes first. */
  accounts: v.array(v.object({ id: v.string(), channel: v.string(), account: v.string() })),
  /** Nothing of it was played: whoever pays it out looks at where it came from. */
  is_unplayed: v.boolean(),
  status: v.picklist(creditReturnStatuses),
  withdrawal: v.string(),
  note: v.string(),
  ended_by: v.string(),
  ended_at: seconds,
})
