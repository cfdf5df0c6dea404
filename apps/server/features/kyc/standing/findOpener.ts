import type { MemberTx } from '../../../platform/db/database.ts'
import { type Opener, openerOf, standingAt } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

/** Who opens again what a member's standing closes at this moment. */
export async function findOpener(
  tx: MemberTx,
  { uid, nowMs }: { readonly uid: bigint; readonly nowMs: number },
): Promise<Opener> {
  const kept = await findStanding(tx, uid)
  return kept ? openerOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : 'service'
}
