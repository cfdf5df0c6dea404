import type { AppTx } from '../../platform/db/database.ts'
import { findNewest } from './agency.store.ts'

/** Until when a member is an agent. Nothing for whoever is none. */
export async function findAccreditedUntil(tx: AppTx, uid: bigint): Promise<number | null> {
  const newest = await findNewest(tx, uid)
  return newest?.status === 'approved' ? newest.ends_at : null
}
