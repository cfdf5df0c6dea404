import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { addFavourite } from './addFavourite.ts'
import { deleteFavourite } from './deleteFavourite.ts'
import type { FavouriteDeps } from './deps.ts'
import { listFavourites } from './listFavourites.ts'

export function favouriteRoutes(deps: FavouriteDeps): Handlers<typeof contract.favourite> {
  return {
    addFavourite: addFavourite(deps),
    deleteFavourite: deleteFavourite(deps),
    listFavourites: listFavourites(deps),
  }
}
