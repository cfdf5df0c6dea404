import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findForDesk, settleListed } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/**
 * Asks the gateway now. It can do no more than the clock does by itself, only sooner, and after the clock has given up:
 * what the gateway was paid is credited, however late, also on a page of which we never heard.
 */
export function recheckDeposit(deps: CashierDeps): Handler<typeof officeContract.cashier.recheckDeposit> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const found = await findForDesk(deps, id)
    if (!found) return refuse('not_found')
    const { uid, gateway, status: before } = found.deposit
    const object = { kind: 'deposit', id } as const
    const act = { action: 'deposit.recheck', object, uid, reason, before: { status: before } } as const
    const keep = (after: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
    await keep({})
    try {
      const { deposit } = await settleListed(deps, { gateway, reference: id, uid })
      const status = deposit?.status ?? before
      if (status !== before) await keep({ status })
      return done({ before, status })
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      return refuse('gateway_silent')
    }
  }
}
