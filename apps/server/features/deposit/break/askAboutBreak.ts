import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { type BreakRow, findBreak } from './break.store.ts'
import type { DepositDeps } from '../deps.ts'
import { listSessions, shortCurrency } from '../event/payment.store.ts'
import { settlePayment } from '../event/settlePayment.ts'
import { warnOf } from '../event/settle.ts'

/** What the gateway says of a break's payment by now. */
export type BreakWord = 'same' | 'changed' | 'gone' | 'silent'

/**
 * Asks the gateway for the payment of a break, before anybody is credited with it. What it tells otherwise by now, or names
 * now, is kept as it is told then, or credited to its deposit, if it fits.
 */
export async function askAboutBreak(deps: DepositDeps, kept: BreakRow): Promise<BreakWord> {
  const gateway = deps.gateways.get(kept.gateway)
  if (!gateway) return 'silent'
  try {
    const told = await findTaken(deps, gateway, kept)
    if (!told) return 'gone'
    await settlePayment(deps, gateway, told)
    const isSame = told.amount === kept.amount && shortCurrency(told.currency) === kept.currency
    return isSame && (await isAsItWas(deps, kept)) ? 'same' : 'changed'
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, kept.gateway, fault)
    return 'silent'
  }
}

/** Whether it waits for the same as before: for whom it came is known now, if it was not. */
async function isAsItWas({ db }: DepositDeps, kept: BreakRow): Promise<boolean> {
  const { gateway, payment_id: paymentId, state, reference } = kept
  const now = await db.app(tx => findBreak(tx, { gateway, paymentId }))
  return now?.state === state && now.reference === reference
}

/**
 * On a page of ours, by our own name, or by the gateway's, which also has what was paid on pages we never heard of: a call
 * for each page and two more at most, however long ago it was.
 */
async function findTaken(
  { db }: DepositDeps,
  gateway: PaymentGateway,
  { payment_id: id, reference }: BreakRow,
): Promise<TakenPayment | undefined> {
  const isIt = (one: TakenPayment) => one.id === id
  for (const session of await db.app(tx => listSessions(tx, { gateway: gateway.name, reference }))) {
    const found = (await gateway.findPayment(session))?.paid.find(isIt)
    if (found) return found
  }
  const named = reference === '' ? undefined : (await gateway.listPaidFor?.(reference))?.find(isIt)
  return named ?? gateway.findTaken(id)
}
