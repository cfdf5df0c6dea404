import type { contract } from '@saya/contract'
import { listLimits } from '@saya/contract/limits.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listGameRowsOf } from '../game/index.ts'
import type { FavouriteDeps } from './deps.ts'
import { countFavourites, insertFavourite, isFavourite, type Mark } from './favourite.store.ts'

export function addFavourite({ db, clock }: FavouriteDeps): Handler<typeof contract.favourite.addFavourite> {
  return async ({ caller: { uid }, body: { id } }) => {
    const games = await db.ref(tx => listGameRowsOf(tx, [id]))
    if (games.length === 0) return refuse('favourite_not_found')
    const isAdded = await db.member(uid, tx => add(tx, { uid, game: id, nowMs: clock.now() }))
    return isAdded ? done({ id: String(id) }) : refuse('favourites_full')
  }
}

/** False where there is no place left. Whoever loses a place to another device takes the next. */
async function add(tx: MemberTx, mark: Mark): Promise<boolean> {
  const { uid, game } = mark
  for (let lost = 0; lost < listLimits.favoritePageSize; lost++) {
    if (await isFavourite(tx, uid, game)) return true
    if (await insertFavourite(tx, mark)) return true
    if ((await countFavourites(tx, uid)) >= listLimits.favoritePageSize) return isFavourite(tx, uid, game)
  }
  throw new Error('A place for a favourite was free a thousand times, and never to be had.')
}
