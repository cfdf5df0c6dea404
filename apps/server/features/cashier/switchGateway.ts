import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { listGatewayRows, switchGatewayRow } from '../channel/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/** On record before it counts, since the two stand in different schemas. */
export function switchGateway({ db, clock }: CashierDeps): Handler<typeof officeContract.cashier.switchGateway> {
  return async call => {
    const { name, takes_payments: takes, reason } = call.body
    const known = await db.ref(listGatewayRows)
    if (!known.some(row => row.name === name)) return refuse('not_found')
    const act = { action: 'gateway.switch', object: { kind: 'gateway', id: name }, reason } as const
    const keep = (after: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, before: { takes_payments: !takes }, after, nowMs: clock.now() }))
    await keep({ takes_payments: takes })
    if (await db.ref(tx => switchGatewayRow(tx, name, takes))) return done({})
    await keep({ takes_payments: takes, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
