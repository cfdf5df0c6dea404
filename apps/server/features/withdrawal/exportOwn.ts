import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnWithdrawals } from './list.store.ts'
import type { Withdrawal } from './withdrawal.store.ts'
import { viewWithdrawal } from './withdrawal.view.ts'

/** Every attempt to be paid out, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<Withdrawal>(next => listOwnWithdrawals(tx, uid, next))
  return { rows: rows.map(viewWithdrawal), is_complete: isComplete }
}
