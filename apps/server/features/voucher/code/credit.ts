import type { MemberTx } from '../../../platform/db/database.ts'
import { findGates, freeExcludedCredit } from '../../gate/index.ts'
import { post } from '../../wallet/index.ts'
import type { Claim } from './claim.store.ts'
import { addCredit } from '../voucher.store.ts'

/**
 * Brings the worth of a claimed voucher into the wallet: the row and the money in one commit. False where that was done
 * before, whoever did it. The ledger knows the posting by the voucher's id, and would refuse a second one as well. Whoever was
 * excluded since the claim gets it free of play.
 */
export async function credit(tx: MemberTx, claim: Claim, nowMs: number): Promise<boolean> {
  if (!(await addCredit(tx, claim, nowMs))) return false
  const { id: reference, uid, amount } = claim
  const posted = await post(tx, { act: 'voucher', uid, reference, amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused the voucher ${reference}.`)
  const holding = await findGates(tx, uid, nowMs)
  await freeExcludedCredit(tx, holding, { uid, kind: 20, reference, amount, nowMs })
  return true
}
