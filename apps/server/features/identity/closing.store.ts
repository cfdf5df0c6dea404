import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { tellNews } from '../../platform/events/index.ts'
import { forgetPasskeys } from './passkey/passkey.store.ts'
import { forgetDevices } from './session/knownDevice.store.ts'

/** Closes the way in for good and ends every session that is open, and tells whoever holds something open for one. */
export async function closeSignIn(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  await tx
    .updateTable('sign_in')
    .set({ closed_at: sql<number>`coalesce(closed_at, ${instant(nowMs)})` })
    .where('uid', '=', uid)
    .execute()
  await tx
    .updateTable('session')
    .set({ ended_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .execute()
  await forgetDevices(tx, uid, '')
  await forgetPasskeys(tx, uid)
  await tellNews(tx, 'session.ended', { uid: String(uid) })
}

export function getOwnSignIn(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('sign_in')
    .leftJoin('credential', 'credential.uid', 'sign_in.uid')
    .select(['phone', 'email', 'username', 'created_at', 'asks_passkey', 'credential.set_at as password_set_at'])
    .where('sign_in.uid', '=', uid)
    .executeTakeFirstOrThrow()
}

/** Never with the hash of a token: what signs in stays where it is. */
export function listOwnSessions(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('session')
    .select(['device', 'address', 'created_at', 'seen_at', 'expires_at', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .limit(1000)
    .execute()
}
