import { bonusFor } from '@saya/contract/coupon/ticket.ts'
import type { Units } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { spendCoupon } from '../../coupon/index.ts'
import { post, type Posting } from '../../wallet/index.ts'
import type { Deposit } from '../deposit.store.ts'

interface Crediting {
  /** Of the gateway, in the ledger. */
  readonly account: number
  readonly nowMs: number
}

/**
 * The money of a deposit, and the bonus of the coupon that goes with it, as the last statements before the commit. The
 * ledger knows both by the deposit's id, each among its own kind, so that neither can happen twice.
 */
export async function credit(tx: MemberTx, deposit: Deposit, { account, nowMs }: Crediting): Promise<void> {
  const { uid, id: reference, amount } = deposit
  const bonus = await takeBonus(tx, deposit, nowMs)
  await mustPost(tx, { act: 'deposit', uid, reference, amount, gateway: account, nowMs })
  if (bonus > 0n) await mustPost(tx, { act: 'promotion', cashType: 4009, uid, reference, amount: bonus, nowMs })
}

/** What a coupon adds: nothing where none was asked for, none is left, or the deposit is too small. */
async function takeBonus(tx: MemberTx, { uid, id, amount, wantsCashback }: Deposit, nowMs: number): Promise<Units> {
  const bonus = wantsCashback ? bonusFor(amount) : 0n
  return bonus > 0n && (await spendCoupon(tx, { uid, depositId: id, bonus, nowMs })) ? bonus : 0n
}

async function mustPost(tx: MemberTx, posting: Posting): Promise<void> {
  const posted = await post(tx, posting)
  if (!posted.ok) throw new Error(`The ledger refused the ${posting.act} ${posting.reference}.`)
}
