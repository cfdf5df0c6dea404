import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Gateways } from '../../platform/gateway/paymentGateway.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from '../coupon/index.ts'
import { isOpenAt } from './channel.rules.ts'
import { type ChannelRow, listOpenChannels, listTaking } from './channel.store.ts'
import { viewChannel } from './channel.view.ts'

export interface ChannelDeps {
  readonly db: Database
  readonly clock: Clock
  readonly gateways: Gateways
}

/** What can be chosen now: open by its hours, and its gateway there and taking. */
export function listChannels({ db, clock, gateways }: ChannelDeps): Handler<typeof contract.channel.listChannels> {
  return async ({ caller, query }) => {
    const { rows, taking, left } = await db.member(caller.uid, async tx => ({
      rows: await listOpenChannels(tx, query.mode),
      taking: await listTaking(tx, gateways.keys()),
      ...(await countCoupons(tx, caller.uid)),
    }))
    const isServed = ({ mode, gateway }: ChannelRow) => mode === 2 || gateway === null || taking.has(gateway)
    const open = rows.filter(row => isServed(row) && isOpenAt(row, clock.now()))
    return done({ d: open.map(row => viewChannel(row, left)), t: open.length })
  }
}
