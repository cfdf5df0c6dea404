import type { contract } from '@saya/contract'
import { listLimits } from '@saya/contract/limits.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listPlayedGames } from '../bet/index.ts'
import { listGameRowsOf } from './game.store.ts'
import { viewGame } from './game.view.ts'

/** As far as the reader of bets has read, which is a moment behind. Games that were taken offline are left out. */
export function listPlayed(deps: { db: Database }): Handler<typeof contract.game.listPlayed> {
  return async ({ caller }) => {
    const played = await deps.db.member(caller.uid, tx => listPlayedGames(tx, caller.uid, listLimits.gamePageSize))
    const rows = played.length > 0 ? await deps.db.ref(tx => listGameRowsOf(tx, played)) : []
    const byId = new Map(rows.map(row => [row.id, row]))
    const d = played.flatMap(id => byId.get(id) ?? []).map(viewGame)
    return done({ d, t: d.length })
  }
}
