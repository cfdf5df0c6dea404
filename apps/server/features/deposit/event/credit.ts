import { bonusFor } from '@saya/contract/coupon/ticket.ts'
import { findRebateCap, rebateCaps } from '@saya/contract/rebateCap/rebateCap.ts'
import { manilaDay, type Units } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { spendCoupon } from '../../coupon/index.ts'
import { findGates, freeExcludedCredit } from '../../gate/index.ts'
import { mayMarket } from '../../marketing/index.ts'
import { type CollectDeps, collectReward, countDepositBonus, promiseReward } from '../../reward/index.ts'
import { lockPesoWallet, post, type Posting } from '../../wallet/index.ts'
import { bonusName } from '../bonus.rules.ts'
import type { Deposit } from '../deposit.store.ts'

interface Crediting extends Pick<CollectDeps, 'jurisdiction'> {
  /** Of the gateway, in the ledger. */
  readonly account: number
  readonly nowMs: number
}

/** What is credited: a deposit, or money that came for none and that two people found to be the member's. */
type DepositCredit = Pick<Deposit, 'uid' | 'id' | 'amount' | 'wantsCashback'>

/**
 * The money of a deposit, and the bonus of the coupon that goes with it, as the last statements before the commit. The
 * ledger knows both by the deposit's id, each among its own kind, so that neither can happen twice. What is closed to the
 * member is read under the wallet's lock: whoever is excluded gets the money alone, free of play, and whoever may be made no
 * offer gets no bonus. Under a cap of the law the bonus is a reward, which waits where there is no room for it.
 */
export async function credit(tx: MemberTx, deposit: DepositCredit, crediting: Crediting): Promise<void> {
  const { account, nowMs } = crediting
  const { uid, id: reference, amount } = deposit
  await lockPesoWallet(tx, uid)
  const holding = await findGates(tx, uid, nowMs)
  const bonus = await takeBonus(tx, deposit, nowMs)
  const posting = { act: 'deposit', uid, reference, amount, gateway: account, nowMs } as const
  // What was posted before is over: an exclusion that came behind it has released it already.
  if (!(await mustPost(tx, posting))) return
  if (bonus > 0n) await giveBonus(tx, { uid, reference, amount: bonus }, crediting)
  await freeExcludedCredit(tx, holding, { uid, kind: 10, reference, amount, nowMs })
}

/**
 * What a coupon adds: nothing where none was asked for, none is left, or the deposit is too small. Who may be made no offer
 * just now keeps it for later.
 */
async function takeBonus(tx: MemberTx, deposit: DepositCredit, nowMs: number): Promise<Units> {
  const { uid, id: depositId, amount, wantsCashback } = deposit
  const bonus = wantsCashback ? bonusFor(amount) : 0n
  if (bonus === 0n || !(await mayMarket(tx, { uid, reach: 'given', nowMs }))) return 0n
  return (await spendCoupon(tx, { uid, depositId, bonus, nowMs })) ? bonus : 0n
}

interface Bonus {
  readonly uid: bigint
  readonly reference: string
  readonly amount: Units
}

async function giveBonus(tx: MemberTx, bonus: Bonus, { jurisdiction, nowMs }: Crediting): Promise<void> {
  if (!findRebateCap(rebateCaps[jurisdiction], manilaDay(nowMs))) {
    await countDepositBonus(tx, { ...bonus, nowMs })
    await mustPost(tx, { act: 'promotion', cashType: 4009, ...bonus, nowMs })
    return
  }
  const { uid, reference: decision, amount } = bonus
  const key = { uid, kind: 4009, name: bonusName(decision) } as const
  const basis = { promotion: 'deposit ticket', version: 1, decision }
  const promised = await promiseReward(tx, { ...key, amount, basis, isAutomatic: true, nowMs })
  if (!promised.ok) throw new Error(`The bonus of deposit ${decision} was not promised: ${promised.code}.`)
  await collectReward(tx, { jurisdiction }, { ...key, nowMs })
}

/** Whether it was posted now, and not before. */
async function mustPost(tx: MemberTx, posting: Posting): Promise<boolean> {
  const posted = await post(tx, posting)
  if (!posted.ok) throw new Error(`The ledger refused the ${posting.act} ${posting.reference}.`)
  return !posted.replayed
}
