import type { AppTx } from '../../platform/db/database.ts'
import { listSubscriptionsOf } from './subscription.store.ts'

/** Which browsers are told of messages, and over whose service, for the copy of the member's own data. Never the keys. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const rows = await listSubscriptionsOf(tx, [uid])
  return rows.map(({ endpoint, language, created_at: createdAtMs }) => ({
    service: new URL(endpoint).host,
    language,
    created_at: Math.floor(createdAtMs / 1000),
  }))
}
