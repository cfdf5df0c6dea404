import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { FavouriteDeps } from './deps.ts'
import { removeFavourite } from './favourite.store.ts'

export function deleteFavourite({ db }: FavouriteDeps): Handler<typeof contract.favourite.deleteFavourite> {
  return async ({ caller: { uid }, body: { id } }) => {
    await db.member(uid, tx => removeFavourite(tx, uid, id))
    return done({ id: String(id) })
  }
}
