import type { MemberTx } from '../../platform/db/database.ts'
import { fingerprintOf, post } from '../wallet/index.ts'
import { addReturn, type BonusReturn } from './return.store.ts'

/** Takes what is left of a bonus and closes its lot: the row and its posting, which comes last. The caller holds the wallet. */
export async function postReturn(tx: MemberTx, taking: Omit<BonusReturn, 'id'>): Promise<BonusReturn> {
  const { uid, lot, cashType, amount, atMs: nowMs } = taking
  const taken = { id: fingerprintOf(['bonus return', uid, lot]), ...taking }
  await addReturn(tx, taken)
  const { id: reference } = taken
  const posted = await post(tx, { act: 'bonus_returned', uid, reference, cashType, lot, amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused to take the bonus ${reference} back: ${posted.code}.`)
  return taken
}
