import { bonusFor } from '@saya/contract/coupon/ticket.ts'
import type { Units } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { spendCoupon } from '../../coupon/index.ts'
import { findClosing, findGates, freeExcludedCredit, type PlayGate } from '../../gate/index.ts'
import { lockPesoWallet, post, type Posting } from '../../wallet/index.ts'
import type { Deposit } from '../deposit.store.ts'

interface Crediting {
  /** Of the gateway, in the ledger. */
  readonly account: number
  readonly nowMs: number
}

/**
 * The money of a deposit, and the bonus of the coupon that goes with it, as the last statements before the commit. The
 * ledger knows both by the deposit's id, each among its own kind, so that neither can happen twice. What is closed to the
 * member is read under the wallet's lock: whoever is excluded gets the money alone, free of play.
 */
export async function credit(tx: MemberTx, deposit: Deposit, { account, nowMs }: Crediting): Promise<void> {
  const { uid, id: reference, amount } = deposit
  await lockPesoWallet(tx, uid)
  const holding = await findGates(tx, uid, nowMs)
  const bonus = await takeBonus(tx, deposit, { holding, nowMs })
  await mustPost(tx, { act: 'deposit', uid, reference, amount, gateway: account, nowMs })
  if (bonus > 0n) await mustPost(tx, { act: 'promotion', cashType: 4009, uid, reference, amount: bonus, nowMs })
  await freeExcludedCredit(tx, holding, { uid, kind: 10, reference, amount, nowMs })
}

interface BonusTurn {
  readonly holding: readonly PlayGate[]
  readonly nowMs: number
}

/** What a coupon adds: nothing where none was asked for, none is left, the deposit is too small, or bonuses are closed. */
async function takeBonus(tx: MemberTx, deposit: Deposit, { holding, nowMs }: BonusTurn): Promise<Units> {
  const { uid, id: depositId, amount, wantsCashback } = deposit
  const bonus = wantsCashback && !findClosing(holding, 'bonus') ? bonusFor(amount) : 0n
  return bonus > 0n && (await spendCoupon(tx, { uid, depositId, bonus, nowMs })) ? bonus : 0n
}

async function mustPost(tx: MemberTx, posting: Posting): Promise<void> {
  const posted = await post(tx, posting)
  if (!posted.ok) throw new Error(`The ledger refused the ${posting.act} ${posting.reference}.`)
}
