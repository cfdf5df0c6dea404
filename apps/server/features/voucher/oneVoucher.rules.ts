import type { VoucherState } from '@saya/contract/voucher/batch.ts'

interface Standing {
  readonly uid: bigint | null
  /** When its money was in the wallet. */
  readonly credited_at: number | null
  /** When it was found to be more than its member's limit leaves. */
  readonly beyond_limit_at: number | null
  readonly voided_at: number | null
  /** Of its batch. */
  readonly status: string
  readonly expires_at: number
}

/** Where one voucher stands: what became a member's stays theirs, whatever became of its batch. */
export function stateOf(
  {
    uid,
    credited_at: creditedAt,
    beyond_limit_at: beyondAt,
    voided_at: voidedAt,
    status,
    expires_at: endsAt,
  }: Standing,
  nowMs: number,
): VoucherState {
  if (uid !== null && creditedAt !== null) return 'used'
  if (uid !== null) return beyondAt === null ? 'claimed' : 'waiting'
  if (voidedAt !== null || status === 'void') return 'void'
  return endsAt <= nowMs ? 'expired' : 'unused'
}
