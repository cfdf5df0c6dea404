import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** Where a batch of vouchers stands. `expired` is said of one that was given out and whose last day is over. */
export const batchStatuses = ['proposed', 'approved', 'rejected', 'issued', 'void'] as const
export type BatchStatus = (typeof batchStatuses)[number]

export const voucherLimits = {
  mostPesos: 50_000n,
  mostInBatch: 1000,
  longestDays: 730,
} as const

export const batchId = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,17}$/),
  v.transform(text => BigInt(text)),
)

export const shownBatch = v.object({
  id: v.string(),
  note: v.string(),
  /** What one voucher is worth, and all of them. */
  amount: pesos,
  total: pesos,
  quantity: v.number(),
  used: v.number(),
  status: v.picklist(batchStatuses),
  is_expired: v.boolean(),
  expires_at: seconds,
  made_by: v.string(),
  made_at: seconds,
  /** Who agreed or did not; empty where nobody has yet. */
  decided_by: v.string(),
  decided_at: seconds,
  issued_at: seconds,
  voided_at: seconds,
})

/**
 * Where one voucher stands. One that is claimed is a member's, and its money is on its way. One that waits is a member's too, and their
 * limit has no room for it until they enter its code again.
 */
export const voucherStates = ['unused', 'claimed', 'waiting', 'used', 'expired', 'void'] as const
export type VoucherState = (typeof voucherStates)[number]

/** One voucher with what it is worth, found by its code. */
export const foundVoucher = v.object({
  id: v.string(),
  batch_id: v.string(),
  place: v.number(),
  amount: pesos,
  state: v.picklist(voucherStates),
  uid: v.string(),
  /** When it became a member's. */
  used_at: seconds,
  /** When it was voided by itself; 0 where it was not. */
  voided_at: seconds,
  expires_at: seconds,
})

export const shownVoucher = v.object({
  place: v.number(),
  id: v.string(),
  state: v.picklist(voucherStates),
  /** Whose it became; empty while it is nobody's. */
  uid: v.string(),
  used_at: seconds,
})
