import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type Deposit, listOwnDeposits } from './deposit.store.ts'
import { viewDeposit } from './deposit.view.ts'

/** Every attempt to pay in, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<Deposit>(next => listOwnDeposits(tx, uid, next))
  return { rows: rows.map(viewDeposit), is_complete: isComplete }
}
