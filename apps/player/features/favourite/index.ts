export { FavouriteHeart } from './FavouriteHeart.tsx'
export { favouritesInput } from './favourites.ts'
export { useFavourites } from './useFavourites.ts'
