import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

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

export async function endSession(tx: AppTx, tokenHash: Buffer, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: instant(nowMs) })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** The member of a phone. A phone not seen before gets the next number; two at once get the same. */
export async function claimPhone(tx: AppTx, claim: { phone: string; username: string; nowMs: number }) {
  await tx
    .insertInto('sign_in')
    .values({
      uid: sql<bigint>`nextval('member_uid')`,
      phone: claim.phone,
      username: claim.username,
      created_at: instant(claim.nowMs),
    })
    .onConflict(conflict => conflict.column('phone').doNothing())
    .execute()
  return tx.selectFrom('sign_in').selectAll().where('phone', '=', claim.phone).executeTakeFirstOrThrow()
}
