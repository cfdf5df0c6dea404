import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { resumePayouts } from '../withdrawal/index.ts'
import type { CashierDeps } from './deps.ts'
import { turnGateway } from './turnGateway.ts'

/** Whether a gateway pays out. What waited for it goes on within a minute; nothing of it is sent elsewhere. */
export function switchPayouts(deps: CashierDeps): Handler<typeof officeContract.cashier.switchPayouts> {
  return async call => {
    const { name, pays_out: isOn, reason } = call.body
    const turned = await turnGateway(deps, call, { name, of: 'pays_out', isOn, reason })
    if (turned.ok && isOn) await resumePayouts(deps, name)
    return turned
  }
}
