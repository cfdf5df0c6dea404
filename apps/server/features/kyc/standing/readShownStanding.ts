import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { standingAt, statusOf } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

/** The number of a member's standing at this moment; null where there is no such member. */
export async function readShownStanding(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  uid: bigint,
): Promise<number | null> {
  const kept = await db.member(uid, tx => findStanding(tx, uid))
  return kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, clock.now())) : null
}
