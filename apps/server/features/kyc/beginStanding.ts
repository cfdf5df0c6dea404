import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { mirrorToWallet } from './changeStanding.ts'
import { findStanding } from './standing.store.ts'

/** Tells the wallets of a new member what their first standing lets them do. Called once they are there. */
export async function beginStanding(tx: MemberTx, uid: bigint, jurisdiction: Jurisdiction): Promise<void> {
  const kept = await findStanding(tx, uid)
  if (kept) await mirrorToWallet(tx, kept, jurisdiction)
}
