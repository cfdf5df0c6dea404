import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import type { PayoutGateway } from '../../platform/gateway/payoutGateway.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { reconcileDay } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import { reconcilePayouts } from '../withdrawal/index.ts'
import type { ReconciliationDeps } from './deps.ts'

/** What the night does, for one day at one gateway. Done again it finds what is true then. */
export function reconcile(deps: ReconciliationDeps): Handler<typeof officeContract.reconciliation.reconcile> {
  const { db, clock, gateways, payouts } = deps
  return async call => {
    const { gateway: name, day, direction } = call.body
    const compare = direction === 'in' ? comparing(deps, gateways.get(name)) : comparingPayouts(deps, payouts.get(name))
    if (!compare) return refuse('not_found')
    const nowMs = clock.now()
    if (day > manilaDay(nowMs)) return refuse('day_ahead')
    const object = { kind: 'gateway', id: name } as const
    await db.app(tx => actAs(tx, call, { action: 'reconciliation.make', object, after: { day, direction }, nowMs }))
    try {
      const { open } = await compare(day)
      return done({ mismatches: open })
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      return refuse('gateway_silent')
    }
  }
}

function comparing(deps: ReconciliationDeps, gateway: PaymentGateway | undefined) {
  return gateway && ((day: string) => reconcileDay(deps, gateway, day))
}

function comparingPayouts(deps: ReconciliationDeps, gateway: PayoutGateway | undefined) {
  return gateway && ((day: string) => reconcilePayouts(deps, gateway, day))
}
