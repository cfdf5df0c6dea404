import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

interface NewHandoff {
  readonly codeHash: Buffer
  readonly uid: bigint
  readonly sessionId: string
  readonly expiresAtMs: number
}

export async function addHandoff(tx: AppTx, { codeHash, uid, sessionId, expiresAtMs }: NewHandoff): Promise<void> {
  await tx
    .insertInto('handoff')
    .values({ code_hash: codeHash, uid, session_id: sessionId, expires_at: instant(expiresAtMs) })
    .execute()
}

export interface Handoff {
  readonly uid: bigint
  /** The session in which the code was asked for. */
  readonly sessionId: string
}

/** Uses a code up and says whose it was. Of many at once that show the same one, one is told. */
export function takeHandoff(tx: AppTx, codeHash: Buffer, nowMs: number): Promise<Handoff | undefined> {
  return tx
    .deleteFrom('handoff')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', instant(nowMs))
    .returning(['uid', 'session_id as sessionId'])
    .executeTakeFirst()
}

/** Deletes all codes of a member, in whichever session they were asked for. */
export async function deleteHandoffsOf(tx: AppTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('handoff').where('uid', '=', uid).execute()
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
