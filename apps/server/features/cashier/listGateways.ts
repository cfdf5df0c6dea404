import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listChannelRows, listGatewayRows } from '../channel/index.ts'
import { listListedUntil } from '../deposit/index.ts'
import { secondsOf } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'

export function listGateways({ db, gateways }: CashierDeps): Handler<typeof officeContract.cashier.listGateways> {
  return async () => {
    const listed = await db.app(listListedUntil)
    const { rows, channels } = await db.ref(async tx => ({
      rows: await listGatewayRows(tx),
      channels: await listChannelRows(tx),
    }))
    const served = (gateway: string, mode: number) =>
      channels.filter(channel => channel.gateway === gateway && channel.mode === mode).map(one => one.name)
    const view = rows.map(({ name, title, takes_payments, pays_out }) => ({
      name,
      title,
      is_connected: gateways.has(name),
      takes_payments,
      pays_out,
      channels: served(name, 1),
      payout_channels: served(name, 2),
      listed_at: secondsOf(listed.get(name) ?? null),
    }))
    return done({ d: view, t: view.length })
  }
}
