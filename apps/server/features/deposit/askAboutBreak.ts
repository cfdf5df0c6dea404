import { eachPaidPage } from '../../platform/gateway/eachPaidPage.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, TakenPayment } from '../../platform/gateway/paymentGateway.ts'
import type { BreakRow } from './break.store.ts'
import type { DepositDeps } from './deps.ts'
import { listSessions, shortCurrency } from './payment.store.ts'
import { seeTo } from './seeTo.ts'
import { warnOf } from './settle.ts'

const dayMs = 86_400_000
/** Where it is not known when it was paid: before it was found, and lists are read four days back. */
const foundAfterMs = 4 * dayMs

/** What the gateway says of a break's payment by now. */
export type BreakWord = 'same' | 'changed' | 'gone' | 'silent'

/**
 * Asks the gateway for the payment of a break, before anybody is credited with it. What it tells otherwise by now is kept as
 * it is told then, or credited to its deposit, if it fits.
 */
export async function askAboutBreak(deps: DepositDeps, kept: BreakRow): Promise<BreakWord> {
  const gateway = deps.gateways.get(kept.gateway)
  if (!gateway) return 'silent'
  try {
    const told = await findTaken(deps, gateway, kept)
    if (!told) return 'gone'
    if (told.amount === kept.amount && shortCurrency(told.currency) === kept.currency) return 'same'
    await seeTo(deps, gateway, told)
    return 'changed'
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, kept.gateway, fault)
    return 'silent'
  }
}

/** On a page of ours, by our own name, or in the list of all, which also has what was paid on pages we never heard of. */
async function findTaken(
  { db }: DepositDeps,
  gateway: PaymentGateway,
  { payment_id: id, reference, paid_at: paidAt, found_at: foundAt }: BreakRow,
): Promise<TakenPayment | undefined> {
  const isIt = (one: TakenPayment) => one.id === id
  for (const session of await db.app(tx => listSessions(tx, { gateway: gateway.name, reference }))) {
    const found = (await gateway.findPayment(session))?.paid.find(isIt)
    if (found) return found
  }
  const named = reference === '' ? undefined : (await gateway.listPaidFor?.(reference))?.find(isIt)
  if (named) return named
  const sinceMs = (paidAt ?? foundAt - foundAfterMs) - dayMs
  for await (const { paid } of eachPaidPage(gateway, { sinceMs })) {
    const listed = paid.find(isIt)
    if (listed) return listed
  }
  return undefined
}
