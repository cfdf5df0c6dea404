export { FavouriteHeart } from './FavouriteHeart.tsx'
export { useFavourites } from './useFavourites.ts'
