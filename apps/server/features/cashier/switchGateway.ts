import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { CashierDeps } from './deps.ts'
import { turnGateway } from './turnGateway.ts'

/** Whether a gateway takes money. */
export function switchGateway(deps: CashierDeps): Handler<typeof officeContract.cashier.switchGateway> {
  return call => {
    const { name, takes_payments: isOn, reason } = call.body
    return turnGateway(deps, call, { name, of: 'takes_payments', isOn, reason })
  }
}
