import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type BetRow, listOwnRecords } from './bet.store.ts'
import { viewBet } from './bet.view.ts'

/** Every round, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<BetRow>(next => listOwnRecords(tx, uid, next))
  return { rows: rows.map(viewBet), is_complete: isComplete }
}
