import type { AppTx } from '../../platform/db/database.ts'
import { listClaimsOf } from './numberClaim.store.ts'
import { maskNumber } from './numberClaim.view.ts'

/** Every request for a member's account. The number it was to have may be a stranger's, so it is masked. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const rows = await listClaimsOf(tx, uid)
  return rows.map(row => ({
    old_phone: row.old_phone,
    new_phone: maskNumber(row.new_phone),
    status: row.status,
    asked_at: Math.floor(row.asked_at / 1000),
    ended_at: Math.floor((row.ended_at ?? 0) / 1000),
  }))
}
