import { eachPaidPage } from '../../../apps/server/platform/gateway/eachPaidPage.ts'
import type { PaymentGateway, TakenPayment } from '../../../apps/server/platform/gateway/paymentGateway.ts'

/** All that a gateway's own list has since then; nothing where it has no list. */
export async function listPaidSince(gateway: PaymentGateway, sinceMs: number): Promise<readonly TakenPayment[]> {
  const paid: TakenPayment[] = []
  for await (const page of eachPaidPage(gateway, { sinceMs })) paid.push(...page.paid)
  return paid
}
