import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { withdrawalStatuses } from './status.ts'

/** How money travels to an account: at once up to ₱50,000, above that with the banks' cycles of a banking day. */
export const rails = ['instapay', 'pesonet'] as const

export type Rail = (typeof rails)[number]

/** Why a withdrawal came to nothing: staff declined it, the payout failed, or the receiver's bank sent it back. */
export const outcomes = ['', 'declined', 'failed', 'returned'] as const

export type Outcome = (typeof outcomes)[number]

/** One attempt to be paid out, as its owner sees it. */
export const withdrawal = v.object({
  id: v.string(),
  status: v.picklist(withdrawalStatuses),
  amount: pesos,
  /** The account it goes to, masked but for its end. */
  account: v.string(),
  account_id: v.string(),
  channel_name: v.string(),
  channel_img: v.string(),
  rail: v.picklist(rails),
  /** Why it was canceled; empty otherwise. */
  outcome: v.picklist(outcomes),
  /** Until when it usually has arrived, counted from when it was sent; 0 while nobody knows. */
  expected_at: seconds,
  created_at: seconds,
  /** When it came to its end; 0 before. */
  ended_at: seconds,
})
