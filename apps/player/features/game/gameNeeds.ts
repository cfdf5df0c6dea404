import type { Place } from '../../shared/session/place.ts'
import { type Need, need } from '../../shared/answer/answers.ts'
import { cardsPart } from './cardsPart.ts'
import { navigationPart } from './navigationPart.ts'
import { categoryQuery, type ListQuery, readSort, sectionQuery } from './list/listQuery.ts'

/**
 * What a page about a game, or of games, is rendered from: what is known of it; or the navigation, and the first page of the
 * list. The choice of providers cannot be pruned before the navigation is known, so a list narrowed by provider is fetched by
 * the page itself.
 */
export async function gameNeeds({ params, search }: Place): Promise<Need[]> {
  if (params.gameName) return [need('GET /api/v2/game/info', { query: { code: params.gameName } })]
  if (params.sectionId) return [gamesNeed(sectionQuery(params.sectionId))]
  const navigation = need('GET /member/index', {}, navigationPart)
  if (!params.categoryId || search.get('brands')) return [navigation]
  const wish = { category: params.categoryId, sort: readSort(search.get('sort')), brands: [], keyword: '' }
  return [navigation, gamesNeed(categoryQuery(wish))]
}

/** The first page of a list, by which it is also known later. */
export function gamesNeed(query: ListQuery): Need {
  return need('GET /member/game/list', { query }, cardsPart)
}
