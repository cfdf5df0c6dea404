import type { AppTx } from '../../platform/db/database.ts'
import { listOfMember } from './agency.store.ts'
import { viewAgency } from './agency.view.ts'

/** Every application of a member, the oldest first, with the code that each brought. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const rows = await listOfMember(tx, uid)
  return rows.map(row => ({ ...viewAgency(row), code: row.code }))
}
