import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Share } from './share.ts'

interface Sending {
  /** The phone or the e-mail address it is sent to. */
  readonly destination: string
  /** Whose share of codes and wrong tries it belongs to. */
  readonly share: Share
}

/** When codes of one share were sent there since a point in time, newest first. */
export async function listSent(tx: AppTx, { destination, share }: Sending, sinceMs: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('one_time_code')
    .select('created_at')
    .where('destination', '=', destination)
    .where('share', '=', share)
    .where('created_at', '>', instant(sinceMs))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(row => row.created_at)
}

export interface NewCode extends Sending {
  readonly id: string
  readonly purpose: string
  /** The member whose own matter it is, where it is one's. */
  readonly uid: bigint | null
  readonly codeHash: Buffer
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

export async function insertCode(tx: AppTx, code: NewCode): Promise<void> {
  await tx
    .insertInto('one_time_code')
    .values({
      id: code.id,
      destination: code.destination,
      share: code.share,
      purpose: code.purpose,
      uid: code.uid,
      code_hash: code.codeHash,
      created_at: instant(code.createdAtMs),
      expires_at: instant(code.expiresAtMs),
    })
    .execute()
}

/** A code that never left us is taken back, so that the person may ask again at once. */
export async function deleteCode(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('one_time_code').where('id', '=', id).execute()
}

export function findCode(tx: AppTx, id: string) {
  return tx.selectFrom('one_time_code').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countTry(tx: AppTx, id: string): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set(row => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markUsed(tx: AppTx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set({ used_at: instant(nowMs) })
    .where('id', '=', id)
    .execute()
}

/** Deletes codes that were made before then, so many at a time, and says how many. */
export async function deleteCodes(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('one_time_code')
    .select('id')
    .where('created_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('one_time_code').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
