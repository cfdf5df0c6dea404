import * as v from 'valibot'
import { gameCard } from '../game/card.ts'
import { listLimits } from '../limits.ts'
import { listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'

export const listFavourites = operation({
  method: 'GET',
  path: '/member/favorite/list',
  access: 'member',
  summary: "The member's favorite games, the newest favorite first",
  query: v.object({ page, page_size: pageSize(listLimits.favoritePageSize, listLimits.favoritePageSize) }),
  answer: listOf(gameCard),
  refusals: {},
})
