import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type CreditRow, listCredits } from './voucher.store.ts'
import { viewCredit } from './voucher.view.ts'

/** Every voucher that was exchanged, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<CreditRow>(next => listCredits(tx, uid, next))
  return { rows: rows.map(viewCredit), is_complete: isComplete }
}
