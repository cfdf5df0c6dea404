import { dayMs } from '@saya/money'
import type { InviteDeps } from './deps.ts'
import { listChargedBack } from './friend.store.ts'
import { hastenCounted } from './invite.store.ts'

/** How many of one schema are read at once. */
const page = 500

/** Lets friends be looked at now of whom staff said within a day, one or both of them, that a bank took a deposit back. */
export async function hastenChargedBack({ db, clock }: Pick<InviteDeps, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.now()
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (let after: bigint | undefined = 0n; after !== undefined; ) {
      const span = { sinceMs: nowMs - dayMs, after, most: page }
      const uids: readonly bigint[] = await db.memberSchema(schema, tx => listChargedBack(tx, span))
      if (uids.length > 0) await db.app(tx => hastenCounted(tx, uids, nowMs))
      after = uids.length < page ? undefined : uids.at(-1)
    }
  }
}
