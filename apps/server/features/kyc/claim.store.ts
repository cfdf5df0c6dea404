import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface StatedId {
  readonly uid: bigint
  readonly numberHash: Buffer
  readonly nowMs: number
}

/** Notes which ID a member stated. Others may state the same: that is what a reviewer is told of. */
export async function stateId(tx: AppTx, { uid, numberHash, nowMs }: StatedId): Promise<void> {
  await tx
    .insertInto('kyc_id_claim')
    .values({ number_hash: numberHash, uid, stated_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** How many others stated the same ID, and whether it was approved for one of them. */
export async function countOthers(tx: AppTx, { uid, numberHash }: Omit<StatedId, 'nowMs'>) {
  const row = await tx
    .selectFrom('kyc_id_claim')
    .select(select => [
      select.fn.countAll<bigint>().as('members'),
      select.fn.count<bigint>('approved_at').as('approved'),
    ])
    .where('number_hash', '=', numberHash)
    .where('uid', '!=', uid)
    .executeTakeFirstOrThrow()
  return { members: Number(row.members), isApproved: row.approved > 0n }
}

/** Takes an ID for one member alone; false where another one has it. An ID they had before is free again. */
export async function approveId(tx: AppTx, { uid, numberHash, nowMs }: StatedId): Promise<boolean> {
  await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: null })
    .where('uid', '=', uid)
    .where('number_hash', '!=', numberHash)
    .where('approved_at', 'is not', null)
    .execute()
  await stateId(tx, { uid, numberHash, nowMs })
  const { numUpdatedRows } = await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: sql<number>`coalesce(approved_at, ${instant(nowMs)})` })
    .where('number_hash', '=', numberHash)
    .where('uid', '=', uid)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('kyc_id_claim as other')
            .select('other.uid')
            .where('other.number_hash', '=', numberHash)
            .where('other.uid', '!=', uid)
            .where('other.approved_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Frees what was taken for a member whose approval did not come about. */
export async function freeId(tx: AppTx, { uid, numberHash }: Omit<StatedId, 'nowMs'>): Promise<void> {
  await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: null })
    .where('uid', '=', uid)
    .where('number_hash', '=', numberHash)
    .execute()
}
