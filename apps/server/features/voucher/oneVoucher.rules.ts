import type { VoucherState } from '@saya/contract/voucher/batch.ts'

interface Standing {
  readonly uid: bigint | null
  readonly voided_at: number | null
  /** Of its batch. */
  readonly status: string
  readonly expires_at: number
}

/** Where one voucher stands: what was used stays used, whatever became of its batch. */
export function stateOf(
  { uid, voided_at: voidedAt, status, expires_at: endsAt }: Standing,
  nowMs: number,
): VoucherState {
  if (uid !== null) return 'used'
  if (voidedAt !== null || status === 'void') return 'void'
  return endsAt <= nowMs ? 'expired' : 'unused'
}
