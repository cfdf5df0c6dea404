import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { tellNews } from '../../../platform/events/index.ts'

interface Exchange {
  readonly from: Buffer
  readonly to: Buffer
  readonly nowMs: number
  /** When the session ends, by when it was opened. */
  readonly endMs: (createdAtMs: number, nowMs: number) => number
}

/** Puts a new token in the place of a session's present one. Of two at once one does, and says so. */
export async function replaceToken(tx: AppTx, { from, to, nowMs, endMs }: Exchange): Promise<boolean> {
  const found = await tx.selectFrom('session').select('created_at').where('token_hash', '=', from).executeTakeFirst()
  if (!found) return false
  const expiresAt = instant(endMs(found.created_at, nowMs))
  const session = await tx
    .updateTable('session')
    .set({ token_hash: to, previous_hash: from, expires_at: expiresAt, seen_at: instant(nowMs) })
    .where('token_hash', '=', from)
    .where('ended_at', 'is', null)
    .returning(['id', 'uid'])
    .executeTakeFirst()
  if (!session) return false
  await tx
    .insertInto('replaced_token')
    .values({ token_hash: from, session_id: session.id, replaced_at: instant(nowMs) })
    .execute()
  await tellNews(tx, 'session.changed', { uid: String(session.uid), session: session.id })
  return true
}

/** The new token was shown, so its owner has it. Says whether it is still the session's. */
export async function markShown(tx: AppTx, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ previous_hash: null })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What a replaced token once opened, locked: only one of several who show it at once decides. */
export function findReplaced(tx: AppTx, tokenHash: Buffer) {
  return tx
    .selectFrom('replaced_token')
    .innerJoin('session', 'session.id', 'replaced_token.session_id')
    .innerJoin('sign_in', 'sign_in.uid', 'session.uid')
    .select([
      'session.id',
      'session.uid',
      'session.ended_at',
      'session.previous_hash',
      'replaced_token.replaced_at',
      'sign_in.phone',
    ])
    .where('replaced_token.token_hash', '=', tokenHash)
    .forUpdate(['session', 'replaced_token'])
    .executeTakeFirst()
}

/** Gives a session its token before the present one back, which nobody has ever shown. What was proved under that one is gone. */
export async function takeBackToken(tx: AppTx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('replaced_token').where('token_hash', '=', tokenHash).execute()
  await tx
    .updateTable('session')
    .set({ token_hash: tokenHash, previous_hash: null, confirmed_at: null, confirmed_by: null })
    .where('id', '=', id)
    .execute()
}
