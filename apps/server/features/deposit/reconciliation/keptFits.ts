import type { AppTx } from '../../../platform/db/database.ts'
import type { TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'
import { postingNameOf } from '../break/break.rules.ts'
import { type BreakName, setFits } from '../break/break.store.ts'
import type { Claim } from '../event/payment.store.ts'

const kind = 'PAYMENT_KEPT_FITS'

interface KeptPayments {
  /** What people kept, as its gateway tells of it now, and how much of that its deposit would be credited with. */
  readonly kept: readonly TakenPayment[]
  readonly fits: readonly TakenPayment[]
  readonly nowMs: number
}

/**
 * Calls somebody to what was kept and fits its deposit by now: nothing credits it until it is opened again, and its member
 * was told that it was not added. What does not fit any more calls nobody.
 */
export async function tellKeptFits(
  tx: AppTx,
  { gateway, reference }: Claim,
  { kept, fits, nowMs }: KeptPayments,
): Promise<void> {
  for (const payment of kept) {
    const name = { gateway, paymentId: payment.id }
    const isFit = fits.includes(payment)
    if (!(await setFits(tx, name, isFit ? nowMs : null))) continue
    if (!isFit) {
      await endFits(tx, name, nowMs)
      continue
    }
    const detail = { reference, units: String(payment.amount), currency: payment.currency }
    await openIncidents(tx, [{ kind, subject: postingNameOf(name), detail }], nowMs)
  }
}

/** Nobody needs to be called to it any more. */
export function endFits(tx: AppTx, name: BreakName, nowMs: number): Promise<void> {
  return closeIncidents(tx, { kinds: [kind], subjects: postingNameOf(name), notSeenSinceMs: nowMs + 1 }, nowMs)
}
