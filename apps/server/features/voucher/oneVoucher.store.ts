import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

function select(tx: AppTx) {
  return tx
    .selectFrom('voucher')
    .innerJoin('voucher_batch', 'voucher_batch.id', 'voucher.batch_id')
    .select([
      'voucher.id',
      'voucher.batch_id',
      'voucher.place',
      'voucher.uid',
      'voucher.claimed_at',
      'voucher.credited_at',
      'voucher.beyond_limit_at',
      'voucher.voided_at',
      'voucher_batch.amount',
      'voucher_batch.status',
      'voucher_batch.expires_at',
    ])
}

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findByHash>>>

export function findByHash(tx: AppTx, codeHash: Buffer) {
  return select(tx).where('voucher.code_hash', '=', codeHash).executeTakeFirst()
}

/** One by its id, which nobody claims or voids until this transaction is over. */
export function lockVoucher(tx: AppTx, id: string): Promise<VoucherRow | undefined> {
  return select(tx).where('voucher.id', '=', id).forUpdate('voucher').executeTakeFirst()
}

/** The caller holds the row and has seen that it is nobody's. */
export async function voidOne(tx: AppTx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('voucher')
    .set({ voided_at: instant(nowMs) })
    .where('id', '=', id)
    .execute()
}
