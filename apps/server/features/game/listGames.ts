import type { contract } from '@saya/contract'
import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Database, RefTx } from '../../platform/db/database.ts'
import { mostCounted } from '../../platform/db/countRows.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import { type GameFilter, type GamePlace, readCursor, writeCursor } from './game.filter.ts'
import { countGames, type GameRow, listCategoryNames, listGameRows } from './game.store.ts'
import { gameIndex } from './catalogue/gameIndex.ts'
import { viewGame } from './game.view.ts'

export function listGames(deps: { db: Database }): Handler<typeof contract.game.listGames> {
  const index = gameIndex()
  return async ({ query }) => {
    const filter = {
      gameType: query.game_type,
      venueIds: query.venue_id,
      platformIds: query.platform_id,
      keyword: query.w,
      isHot: query.is_hot,
      isNew: query.is_new,
      byName: query.sorting === 'en_name:asc',
    } satisfies Partial<GameFilter>
    const at = { place: placeOf(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total } = await deps.db.ref(async tx => {
      if (query.w) return pageOf(await index.search(tx, { ...filter, category: query.category }), at)
      const wanted = { ...filter, categories: await findCategories(tx, query.category) }
      return { rows: await listGameRows(tx, wanted, at), total: await countGames(tx, wanted) }
    })
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writeCursor({ sorting: last.sorting, name: last.en_name, id: last.id })
    return done({ d: rows.map(viewGame), t: total, ...(next ? { next } : {}) })
  }
}

interface ListPlace {
  readonly place: GamePlace | null
  readonly skip: number
  readonly size: number
}

/** One page of the games that a search found in memory. */
function pageOf(found: readonly GameRow[], { place, skip, size }: ListPlace) {
  const before = place ? found.findIndex(({ id }) => id === place.id) + 1 || found.length : skip
  return { rows: found.slice(before, before + size), total: Math.min(found.length, mostCounted) }
}

/** Where a page begins. A cursor that is none of ours would otherwise begin the list again, for ever. */
function placeOf(cursor: string): GamePlace | null {
  const place = readCursor(cursor)
  if (cursor && !place) throw new RefusedRequest('malformed_request')
  return place
}

/** People write `Slots` for Slot. A name that fits none finds no game rather than all of them. */
async function findCategories(tx: RefTx, name: string): Promise<string[] | null> {
  if (!name) return null
  return (await listCategoryNames(tx)).filter(known => isSameCategory(known, name))
}
