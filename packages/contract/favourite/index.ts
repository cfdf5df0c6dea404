import { addFavourite } from './addFavourite.ts'
import { deleteFavourite } from './deleteFavourite.ts'
import { listFavourites } from './listFavourites.ts'

export const operations = { addFavourite, deleteFavourite, listFavourites }
