import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import type { DepositDeps } from '../deps.ts'
import { seeTo } from './seeTo.ts'

/** What could not be seen to, and why. */
export interface FailedPayment {
  readonly id: string
  readonly fault: unknown
}

/** Sees to each of these payments. One that cannot be keeps no other waiting, and is told. */
export async function seeToAll(
  deps: DepositDeps,
  gateway: PaymentGateway,
  payments: readonly TakenPayment[],
): Promise<readonly FailedPayment[]> {
  const failed: FailedPayment[] = []
  for (const payment of payments) {
    await seeTo(deps, gateway, payment).catch((fault: unknown) => {
      failed.push({ id: payment.id, fault })
      deps.log.error({ err: fault, payment: payment.id }, 'a payment could not be seen to')
    })
  }
  return failed
}
