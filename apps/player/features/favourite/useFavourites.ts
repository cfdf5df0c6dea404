import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { favouritesInput } from './favourites.ts'

/** A member's favorite games. Another device may have changed them. */
export function useFavourites() {
  return useAnswer('GET /member/favorite/list', favouritesInput, { mayBeOld: true })
}
