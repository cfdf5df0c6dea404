import type { MemberTx } from '../../../platform/db/database.ts'
import { findGates, freeExcludedCredit } from '../../gate/index.ts'
import { addStop, judgeDeposit } from '../../limit/index.ts'
import { post } from '../../wallet/index.ts'
import type { Claim } from './claim.store.ts'
import { addCredit, isCredited } from '../voucher.store.ts'

interface BeyondLimit {
  readonly left: bigint
  readonly untilMs: number
}

export type CreditResult = { readonly end: 'credited' | 'known' } | ({ readonly end: 'beyond limit' } & BeyondLimit)

/**
 * Brings the worth of a claimed voucher into the wallet: the row and the money in one commit, if the limits that the member has set
 * for deposits leave so much. It is known where that was done before, whoever did it. The limits are held until the money is there, so that
 * of two at once the second counts the first. The ledger knows the posting by the voucher's id, and would refuse a second one as well.
 * Whoever was excluded since the claim gets it free of play.
 */
export async function credit(tx: MemberTx, claim: Claim, nowMs: number): Promise<CreditResult> {
  const { id: reference, uid, amount } = claim
  const limited = await judgeDeposit(tx, { uid, amount, nowMs, except: undefined })
  if (await isCredited(tx, claim)) return { end: 'known' }
  if (!limited.ok) {
    await addStop(tx, { uid, counts: 'deposit', atMs: nowMs })
    return { end: 'beyond limit', left: limited.left, untilMs: limited.untilMs }
  }
  if (!(await addCredit(tx, claim, nowMs))) return { end: 'known' }
  const posted = await post(tx, { act: 'voucher', uid, reference, amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused the voucher ${reference}.`)
  const holding = await findGates(tx, uid, nowMs)
  await freeExcludedCredit(tx, holding, { uid, kind: 20, reference, amount, nowMs })
  return { end: 'credited' }
}
