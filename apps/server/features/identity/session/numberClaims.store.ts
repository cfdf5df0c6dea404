import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

/** The owner is here, so nobody else gets their account by another number. Says whether somebody had asked for it. */
export async function stopNumberClaims(tx: AppTx, uid: bigint, nowMs: number): Promise<boolean> {
  // Held in one order, as staff who decide hold them too.
  const open = tx
    .selectFrom('number_claim')
    .select('id')
    .where('uid', '=', uid)
    .where('status', 'in', ['asked', 'proposed'])
    .orderBy('id')
    .forUpdate()
  const stopped = await tx
    .updateTable('number_claim')
    .set({ status: 'stopped', ended_at: instant(nowMs) })
    .where('id', 'in', open)
    .returning('id')
    .execute()
  return stopped.length > 0
}

/** Deletes requests that were over before then, so many at a time, and says how many. */
export async function deleteNumberClaims(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('number_claim')
    .select('id')
    .where('expires_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('number_claim').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
