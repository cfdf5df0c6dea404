import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import type { DepositDeps } from '../deps.ts'
import { settlePayment } from './settlePayment.ts'

/** A payment that could not be settled, and why. */
export interface FailedPayment {
  readonly id: string
  readonly fault: unknown
}

/** Settles each of these payments. One that cannot be settled is returned, and does not hold up the others. */
export async function settlePayments(
  deps: DepositDeps,
  gateway: PaymentGateway,
  payments: readonly TakenPayment[],
): Promise<readonly FailedPayment[]> {
  const failed: FailedPayment[] = []
  for (const payment of payments) {
    await settlePayment(deps, gateway, payment).catch((fault: unknown) => {
      failed.push({ id: payment.id, fault })
      deps.log.error({ err: fault, payment: payment.id }, 'a payment could not be settled')
    })
  }
  return failed
}
