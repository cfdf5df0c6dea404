import type { MemberTx } from '../../platform/db/database.ts'
import { findDeposit } from '../deposit/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { type Adjustment, isChargebackWaiting, sumChargebacks } from './adjustment.store.ts'

type Chargeback = Pick<Adjustment, 'uid' | 'amount' | 'deposit'>

/**
 * Why a chargeback is not proposed: the same waits already, or others have taken its deposit back. Of two of one member at once the second
 * waits for the first.
 */
export async function judgeChargeback(
  tx: MemberTx,
  chargeback: Chargeback,
): Promise<'adjustment_waiting' | 'adjustment_charged_back' | undefined> {
  const { uid, deposit, amount } = chargeback
  await lockPesoWallet(tx, uid)
  if (await isChargebackWaiting(tx, chargeback)) return 'adjustment_waiting'
  return (await coversChargebacks(tx, { uid, deposit, more: amount })) ? undefined : 'adjustment_charged_back'
}

interface Cover extends Pick<Chargeback, 'uid' | 'deposit'> {
  /** Beside those that are there. */
  readonly more?: bigint
}

/** Whether the deposit that a chargeback names comes to all that name it. */
export async function coversChargebacks(tx: MemberTx, { uid, deposit: id, more = 0n }: Cover): Promise<boolean> {
  if (id === null) return true
  await lockPesoWallet(tx, uid)
  const deposit = await findDeposit(tx, uid, id)
  return deposit?.status === 'completed' && (await sumChargebacks(tx, uid, id)) + more <= deposit.amount
}
