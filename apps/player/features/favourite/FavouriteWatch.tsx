import { useAnswer } from '../../shared/answers.ts'
import { favouritesInput } from './favourites.ts'

/** Has the favorites fetched once there is a member, so that hearts are right on whatever page. It shows nothing itself. */
export function FavouriteWatch() {
  useAnswer('GET /member/favorite/list', favouritesInput)
  return null
}
