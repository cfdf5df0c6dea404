import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findForDesk } from '../deposit/index.ts'
import { secondsOf, viewDeposit } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'
import { viewBreak } from './viewBreak.ts'

export function getDeposit(deps: CashierDeps): Handler<typeof officeContract.cashier.getDeposit> {
  return async ({ params: { id } }) => {
    const found = await findForDesk(deps, id)
    if (!found) return refuse('not_found')
    const { deposit, pages, payments, events, breaks } = found
    return done({
      deposit: viewDeposit(deposit),
      instrument: deposit.instrument,
      next_check_at: secondsOf(deposit.nextCheckAtMs),
      pages: [...pages],
      payments: payments.map(one => ({ id: one.payment_id, seen_at: secondsOf(one.seen_at) })),
      events: events.map(one => ({
        id: one.event_id,
        kind: one.kind,
        received_at: secondsOf(one.received_at),
        handled_at: secondsOf(one.handled_at),
      })),
      breaks: breaks.map(viewBreak),
    })
  }
}
