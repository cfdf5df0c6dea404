import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnPayees, type Payee } from './payee.store.ts'
import { viewPayee } from './payee.view.ts'

/** Every payout account there ever was, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<Payee>(next => listOwnPayees(tx, uid, next))
  return { rows: rows.map(viewPayee), is_complete: isComplete }
}
