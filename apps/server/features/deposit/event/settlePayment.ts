import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { isDecided } from '../break/break.rules.ts'
import type { DepositDeps } from '../deps.ts'
import { findDeposit } from '../deposit.store.ts'
import { addBreaks, type Claim, findBreakState, findClaim, findClaimByIntent } from './payment.store.ts'
import { settle } from './settle.ts'

/** Settles the deposit of a payment that a gateway reports. A payment that has no deposit becomes a break. */
export async function settlePayment(deps: DepositDeps, { name }: PaymentGateway, payment: TakenPayment): Promise<void> {
  const { db, clock } = deps
  const { claim, kept } = await db.app(async tx => ({
    claim: (await findClaimByIntent(tx, name, payment.intent)) ?? (await findClaim(tx, name, payment.reference)),
    kept: await findBreakState(tx, name, payment),
  }))
  // What was kept is no deposit's, but somebody is called to it where it fits one by now.
  if (kept !== undefined && isDecided(kept) && (kept !== 'kept' || !claim)) return
  if (!claim) {
    const found = { payment, reason: 'unknown', gateway: name, reference: payment.reference, uid: null } as const
    await db.app(tx => addBreaks(tx, [found], clock.now()))
    return
  }
  if (kept === undefined && (await isCredited(deps, claim, payment))) return
  await settle(deps, claim, { listed: [payment] })
}

async function isCredited({ db }: DepositDeps, { uid, reference }: Claim, { id }: TakenPayment): Promise<boolean> {
  const deposit = await db.member(uid, tx => findDeposit(tx, uid, reference))
  return deposit?.paymentId === id
}
