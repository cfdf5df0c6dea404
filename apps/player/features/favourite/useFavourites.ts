import { useContext, useEffect } from 'react'
import { AnswerContext, useAnswer } from '../../shared/answer/answers.ts'
import { favouritesInput, favouritesName } from './favourites.ts'
import { refetchFavourites } from './favouriteToggles.ts'

/** A member's favorite games. What is known is shown, and asked for anew: another device may have changed it. */
export function useFavourites() {
  const store = useContext(AnswerContext)
  const asked = useAnswer('GET /member/favorite/list', favouritesInput)
  useEffect(() => {
    if (store.read(favouritesName) !== undefined) refetchFavourites(store).catch(() => {})
  }, [store])
  return asked
}
