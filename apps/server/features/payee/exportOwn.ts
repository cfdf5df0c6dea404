import type { MemberTx } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { readPages } from '../../platform/readPages.ts'
import { openNumber } from './accountSecret.ts'
import { listOwnPayees, type Payee } from './payee.store.ts'
import { viewPayee } from './payee.view.ts'

/** Every payout account there ever was, its number in the plain, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint, masters: MasterKeys) {
  const { rows, isComplete } = await readPages<Payee>(next => listOwnPayees(tx, uid, next))
  const own = rows.map(payee => ({ ...viewPayee(payee), account: openNumber(payee, { masters }) }))
  return { rows: own, is_complete: isComplete }
}
