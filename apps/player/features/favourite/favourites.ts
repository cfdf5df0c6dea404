import type { Calls } from '@saya/contract'
import { listLimits } from '@saya/contract/limits'
import { answerName, need } from '../../shared/answer/answers.ts'

/** As the documents ask for it: all of them at once. */
export const favouritesInput = { query: { page: '1', page_size: String(listLimits.favoritePageSize) } }

export const favouritesNeed = need('GET /member/favorite/list', favouritesInput)

/** By which the list is known to every page: it is whole, and so in every language. */
export const favouritesName = answerName(favouritesNeed, 'en')

type Favourites = Calls['GET /member/favorite/list']['answer']

const known = new WeakMap<Favourites, ReadonlySet<string>>()

/** The ids of a list, put together once for all the cards that ask. */
export function idsOf(favourites: Favourites): ReadonlySet<string> {
  const ids = known.get(favourites) ?? new Set(favourites.d.map(({ id }) => id))
  known.set(favourites, ids)
  return ids
}
