import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../platform/http/call.ts'
import { reconcileDay } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReconciliationDeps } from './deps.ts'

/** What the night does, for one day at one gateway. Done again it finds what is true then. */
export function reconcile(deps: ReconciliationDeps): Handler<typeof officeContract.reconciliation.reconcile> {
  const { db, clock, gateways } = deps
  return async call => {
    const { gateway: name, day } = call.body
    const gateway = gateways.get(name)
    if (!gateway) return refuse('not_found')
    const nowMs = clock.now()
    if (day > manilaDay(nowMs)) return refuse('day_ahead')
    const object = { kind: 'gateway', id: name } as const
    await db.app(tx => actAs(tx, call, { action: 'reconciliation.make', object, after: { day }, nowMs }))
    try {
      const { mismatches } = await reconcileDay(deps, gateway, day)
      return done({ mismatches: mismatches.length })
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      return refuse('gateway_silent')
    }
  }
}
