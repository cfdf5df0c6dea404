import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { countCoupons } from '../coupon/index.ts'
import { listOpenChannels } from './channel.store.ts'
import { viewChannel } from './channel.view.ts'

export interface ChannelDeps {
  readonly db: Database
}

export function listChannels({ db }: ChannelDeps): Handler<typeof contract.channel.listChannels> {
  return async ({ caller, query }) => {
    const { rows, left } = await db.member(caller.uid, async tx => ({
      rows: await listOpenChannels(tx, query.mode),
      ...(await countCoupons(tx, caller.uid)),
    }))
    return done({ d: rows.map(row => viewChannel(row, left)), t: rows.length })
  }
}
