import type { MemberTx } from '../../platform/db/database.ts'
import { listOwn } from './favourite.store.ts'

/** Every game that was marked, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const rows = await listOwn(tx, uid)
  return rows.map(({ game, added_at }) => ({ game: String(game), added_at: Math.floor(added_at / 1000) }))
}
