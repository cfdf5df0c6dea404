import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { listChannelRows, listGatewayRows } from '../channel/index.ts'
import { viewChannel } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'

export function listChannels({
  db,
  clock,
  gateways,
}: CashierDeps): Handler<typeof officeContract.cashier.listChannels> {
  return async ({ query }) => {
    const { rows, known } = await db.ref(async tx => ({
      rows: await listChannelRows(tx),
      known: await listGatewayRows(tx),
    }))
    const taking = new Set(known.filter(row => row.takes_payments && gateways.has(row.name)).map(({ name }) => name))
    const chosen = rows.filter(
      row =>
        (query.mode === '' || String(row.mode) === query.mode) &&
        (query.gateway === '' || row.gateway === query.gateway),
    )
    return done({ d: chosen.map(row => viewChannel(row, { taking, nowMs: clock.now() })), t: chosen.length })
  }
}
