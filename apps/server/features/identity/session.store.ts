import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { tellNews } from '../../platform/events/index.ts'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly uid: bigint
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

export async function openSession(tx: AppTx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      uid: session.uid,
      created_at: instant(session.createdAtMs),
      expires_at: instant(session.expiresAtMs),
    })
    .execute()
}

export function findSession(tx: AppTx, tokenHash: Buffer) {
  return tx
    .selectFrom('session')
    .innerJoin('sign_in', 'sign_in.uid', 'session.uid')
    .select(['session.uid', 'session.expires_at', 'session.ended_at', 'sign_in.blocked_at'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function extendSession(tx: AppTx, tokenHash: Buffer, expiresAtMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ expires_at: instant(expiresAtMs) })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a session, and tells whoever holds something open for it. */
export async function endSession(tx: AppTx, tokenHash: Buffer, nowMs: number): Promise<void> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: instant(nowMs) })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()
  if (ended) await tellNews(tx, 'session.ended', { uid: String(ended.uid) })
}

/** The members of whose sessions one was ended since then. */
export async function listSignedOut(tx: AppTx, sinceMs: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('session')
    .select('uid')
    .distinct()
    .where('ended_at', '>=', instant(sinceMs))
    .execute()
  return rows.map(row => row.uid)
}

/** Deletes sessions that ended or ran out before then, so many at a time, and says how many. */
export async function deleteSessions(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('session')
    .select('token_hash')
    .where(row => row.or([row('ended_at', '<', instant(beforeMs)), row('expires_at', '<', instant(beforeMs))]))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('session').where('token_hash', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface PhoneClaim {
  readonly phone: string
  readonly nowMs: number
  /** Draws a name for a new member, and another one when somebody has it. */
  readonly drawUsername: () => string
}

const mostDraws = 8

/** The member of a phone. A phone not seen before gets the next number; two at once get the same. */
export async function claimPhone(tx: AppTx, { phone, nowMs, drawUsername }: PhoneClaim) {
  for (let draws = 0; ; draws++) {
    const known = await tx.selectFrom('sign_in').selectAll().where('phone', '=', phone).executeTakeFirst()
    if (known) return known
    if (draws === mostDraws) throw new Error('No username could be drawn that is free.')
    const uid = sql<bigint>`nextval('member_uid')`
    await tx
      .insertInto('sign_in')
      .values({ uid, phone, username: drawUsername(), created_at: instant(nowMs) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
