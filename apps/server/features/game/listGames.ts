import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { type GameFilter, readCursor, writeCursor } from './game.filter.ts'
import { countGames, listGameRows } from './game.store.ts'
import { viewGame } from './game.view.ts'

export function listGames(deps: { db: Database }): Handler<typeof contract.game.listGames> {
  return async ({ query }) => {
    const filter: GameFilter = {
      gameType: query.game_type,
      category: query.category,
      venueIds: query.venue_id,
      platformIds: query.platform_id,
      keyword: query.w,
      isHot: query.is_hot,
      isNew: query.is_new,
      byName: query.sorting === 'en_name:asc',
    }
    const at = { place: readCursor(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total } = await deps.db.ref(async tx => ({
      rows: await listGameRows(tx, filter, at),
      total: await countGames(tx, filter),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writeCursor({ sorting: last.sorting, name: last.en_name, id: last.id })
    return done({ d: rows.map(viewGame), t: total, ...(next ? { next } : {}) })
  }
}
