import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listChannelRows, listGatewayRows, listWaitingWays } from '../channel/index.ts'
import { viewChannel } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'

export function listChannels({
  db,
  clock,
  gateways,
}: CashierDeps): Handler<typeof officeContract.cashier.listChannels> {
  return async ({ caller: { operatorId }, query }) => {
    const { rows, known, ways } = await db.ref(async tx => ({
      rows: await listChannelRows(tx),
      known: await listGatewayRows(tx),
      ways: new Map((await listWaitingWays(tx)).map(way => [way.channel, way])),
    }))
    const taking = new Set(known.filter(row => row.takes_payments && gateways.has(row.name)).map(({ name }) => name))
    const chosen = rows.filter(
      row =>
        (query.mode === '' || String(row.mode) === query.mode) &&
        (query.gateway === '' || row.gateway === query.gateway),
    )
    const moment = { taking, nowMs: clock.now(), operatorId }
    const view = chosen.map(row => viewChannel(row, { ...moment, way: ways.get(row.id) }))
    return done({ d: view, t: view.length })
  }
}
