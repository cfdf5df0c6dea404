import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface Guard {
  readonly wrong: number
  readonly wrongSinceMs: number
  readonly lockedUntilMs: number | null
}

/** Takes the phone's lock, under which codes are sent and tried one after another. */
export async function lockPhone(tx: AppTx, phone: string, nowMs: number): Promise<Guard> {
  // Written even where it is there: a row that was only looked at could be cleaned up before it is locked.
  const row = await tx
    .insertInto('phone_guard')
    .values({ phone, wrong_since: instant(nowMs) })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ phone }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { wrong: row.wrong, wrongSinceMs: row.wrong_since, lockedUntilMs: row.locked_until }
}

export async function setGuard(tx: AppTx, phone: string, guard: Guard): Promise<void> {
  await tx
    .updateTable('phone_guard')
    .set({
      wrong: guard.wrong,
      wrong_since: instant(guard.wrongSinceMs),
      locked_until: guard.lockedUntilMs === null ? null : instant(guard.lockedUntilMs),
    })
    .where('phone', '=', phone)
    .execute()
}

/** When codes were sent to a phone since a point in time, newest first. */
export async function listSent(tx: AppTx, phone: string, sinceMs: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('one_time_code')
    .select('created_at')
    .where('phone', '=', phone)
    .where('created_at', '>', instant(sinceMs))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(row => row.created_at)
}

export interface NewCode {
  readonly id: string
  readonly phone: string
  readonly purpose: string
  readonly codeHash: Buffer
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

export async function insertCode(tx: AppTx, code: NewCode): Promise<void> {
  await tx
    .insertInto('one_time_code')
    .values({
      id: code.id,
      phone: code.phone,
      purpose: code.purpose,
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

/** Deletes the guards of phones that have counted nothing since then and are not locked, so many at a time. */
export async function deleteGuards(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('phone_guard')
    .select('phone')
    .where('wrong_since', '<', instant(beforeMs))
    .where(row => row.or([row('locked_until', 'is', null), row('locked_until', '<', instant(beforeMs))]))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('phone_guard').where('phone', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
