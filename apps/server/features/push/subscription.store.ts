import type { Language } from '@saya/contract/text.ts'
import type { Selectable } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'

export type SubscriptionRow = Selectable<AppTables['push_subscription']>

export function languageOf({ language }: Pick<SubscriptionRow, 'language'>): Language {
  return language === 'tl' ? 'tl' : 'en'
}

export interface NewSubscription {
  readonly uid: bigint
  readonly sessionId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  readonly origin: string
  readonly nowMs: number
}

/**
 * A session has one browser, and a browser one session: whoever signs in on it next takes it over. Of more than a member may
 * have, the oldest go.
 */
export async function setSubscription(
  tx: AppTx,
  { sessionId, nowMs, ...rest }: NewSubscription,
  most: number,
): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where(row => row.or([row('session_id', '=', sessionId), row('endpoint', '=', rest.endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscription')
    .values({ ...rest, session_id: sessionId, created_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = tx
    .selectFrom('push_subscription')
    .select('id')
    .where('uid', '=', rest.uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
  await tx.deleteFrom('push_subscription').where('uid', '=', rest.uid).where('id', 'not in', kept).execute()
}

export function findSubscriptionOf(tx: AppTx, sessionId: string) {
  return tx.selectFrom('push_subscription').select('id').where('session_id', '=', sessionId).executeTakeFirst()
}

export function findSubscription(tx: AppTx, id: string): Promise<SubscriptionRow | undefined> {
  return tx.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One that the browser has, by what only it and we know. */
export function findHeld(
  tx: AppTx,
  { endpoint, auth }: Pick<NewSubscription, 'endpoint' | 'auth'>,
): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('auth', '=', auth)
    .executeTakeFirst()
}

export async function deleteSubscriptionOf(tx: AppTx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
}

export async function deleteSubscription(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('id', '=', id).execute()
}

export function listSubscriptionsOf(tx: AppTx, uids: readonly bigint[]): Promise<SubscriptionRow[]> {
  return tx.selectFrom('push_subscription').selectAll().where('uid', 'in', uids).orderBy('created_at').execute()
}
