import type { AppTx, Database } from '../../../platform/db/database.ts'
import type { BreakRow } from './break.store.ts'
import { findDeposit } from '../deposit.store.ts'
import { holdForBreak, releaseFromBreak } from './held.store.ts'
import { takePayment } from '../event/payment.store.ts'

/**
 * Takes the payment of a break for what people found out of it, as a deposit takes its own: whichever is first has it. Tells
 * whether the break has it.
 */
export async function takeForBreak(tx: AppTx, kept: BreakRow, nowMs: number): Promise<boolean> {
  const { gateway, reference, payment_id: paymentId } = kept
  await takePayment(tx, { gateway, reference, paymentId }, nowMs)
  return holdForBreak(tx, { gateway, reference, paymentId })
}

/** What was kept is open again: for its deposit as well. */
export function letGoOfBreak(tx: AppTx, { gateway, reference, payment_id: paymentId }: BreakRow): Promise<void> {
  return releaseFromBreak(tx, { gateway, reference, paymentId })
}

/** Whether the deposit that the money came for was credited with it after all: once its gateway told another amount of it. */
export async function isCreditedToDeposit(
  db: Database,
  { uid, reference, payment_id: paymentId }: BreakRow,
): Promise<boolean> {
  if (uid === null) return false
  const deposit = await db.member(uid, tx => findDeposit(tx, uid, reference))
  return deposit?.paymentId === paymentId
}
