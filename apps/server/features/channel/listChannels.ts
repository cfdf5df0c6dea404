import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { listOpenChannels } from './channel.store.ts'
import { viewChannel } from './channel.view.ts'

export interface ChannelDeps {
  readonly db: Database
}

export function listChannels({ db }: ChannelDeps): Handler<typeof contract.channel.listChannels> {
  return async ({ caller, query }) => {
    const rows = await db.member(caller.uid, tx => listOpenChannels(tx, query.mode))
    return done({ d: rows.map(viewChannel), t: rows.length })
  }
}
