import type { contract } from '@saya/contract'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import { done } from '@saya/contract/outcome.ts'
import { findRebateCap, rebateCaps } from '@saya/contract/rebateCap/rebateCap.ts'
import { manilaDay } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Gateways } from '../../platform/gateway/paymentGateway.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from '../coupon/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { isOpenAt } from './channel.rules.ts'
import { type ChannelRow, listOpenChannels, listTaking } from './channel.store.ts'
import { viewChannel } from './channel.view.ts'

export interface ChannelDeps {
  readonly db: Database
  readonly clock: Clock
  readonly gateways: Gateways
  readonly jurisdiction: Jurisdiction
}

/** What can be chosen now: open by its hours, and its gateway there and taking. */
export function listChannels(deps: ChannelDeps): Handler<typeof contract.channel.listChannels> {
  const { db, clock, gateways, jurisdiction } = deps
  return async ({ caller, query }) => {
    const nowMs = clock.now()
    const { rows, taking, left, permit } = await db.member(caller.uid, async tx => ({
      rows: await listOpenChannels(tx, query.mode),
      taking: await listTaking(tx, gateways.keys()),
      ...(await countCoupons(tx, caller.uid)),
      permit: await mayMarket(tx, { uid: caller.uid, reach: 'shown', nowMs }),
    }))
    const isServed = ({ mode, gateway }: ChannelRow) => mode === 2 || gateway === null || taking.has(gateway)
    const open = rows.filter(row => isServed(row) && isOpenAt(row, nowMs))
    const isCapped = findRebateCap(rebateCaps[jurisdiction], manilaDay(nowMs)) !== undefined
    return done({ d: open.map(row => viewChannel(row, { permit, coupons: left, isCapped })), t: open.length })
  }
}
