import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface NewHandoff {
  readonly codeHash: Buffer
  readonly uid: bigint
  readonly expiresAtMs: number
}

export async function addHandoff(tx: AppTx, { codeHash, uid, expiresAtMs }: NewHandoff): Promise<void> {
  await tx
    .insertInto('handoff')
    .values({ code_hash: codeHash, uid, expires_at: instant(expiresAtMs) })
    .execute()
}

/** Uses a code up and says whose it was. Of many at once that show the same one, one is told. */
export async function takeHandoff(tx: AppTx, codeHash: Buffer, nowMs: number): Promise<bigint | undefined> {
  const taken = await tx
    .deleteFrom('handoff')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', instant(nowMs))
    .returning('uid')
    .executeTakeFirst()
  return taken?.uid
}

/** Deletes codes that ran out before then, so many at a time. */
export async function deleteHandoffs(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('handoff')
    .select('code_hash')
    .where('expires_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('handoff').where('code_hash', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
