import type { AppTx } from '../../platform/db/database.ts'
import { findNewest } from './agency.store.ts'

/** Where a member stands as an agent: nowhere, applied, or decided. What is over is nowhere. */
export async function findAgentState(tx: AppTx, uid: bigint): Promise<'' | 'pending' | 'approved' | 'rejected'> {
  const status = (await findNewest(tx, uid))?.status
  return status === 'pending' || status === 'approved' || status === 'rejected' ? status : ''
}
