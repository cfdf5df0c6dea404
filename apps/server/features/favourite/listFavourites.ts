import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listGameRowsOf, viewCard } from '../game/index.ts'
import type { FavouriteDeps } from './deps.ts'
import { listFavouriteIds } from './favourite.store.ts'

/** Games that are off the catalogue are left out, and back when they are. */
export function listFavourites({ db }: FavouriteDeps): Handler<typeof contract.favourite.listFavourites> {
  return async ({ caller: { uid }, query: { page, page_size } }) => {
    const ids = await db.member(uid, tx => listFavouriteIds(tx, uid))
    const rows = ids.length > 0 ? await db.ref(tx => listGameRowsOf(tx, ids)) : []
    const byId = new Map(rows.map(row => [row.id, row]))
    const shown = ids.flatMap(id => byId.get(id) ?? [])
    return done({ d: shown.slice((page - 1) * page_size, page * page_size).map(viewCard), t: shown.length })
  }
}
