import type { Need, Place } from '../../app/routes.ts'
import { categoryQuery, readSort, sectionQuery } from './listQuery.ts'

/**
 * What a list of games is rendered from: the navigation, and the first page. The choice of providers cannot be pruned
 * before the navigation is known, so a list narrowed by provider is fetched by the page itself.
 */
export async function gameNeeds({ params, search }: Place): Promise<Need[]> {
  const needs: Need[] = [['GET /member/index', {}]]
  if (params.sectionId) needs.push(['GET /member/game/list', { query: sectionQuery(params.sectionId) }])
  if (params.categoryId && !search.get('brands')) {
    const wish = { category: params.categoryId, sort: readSort(search.get('sort')), brands: [], keyword: '' }
    needs.push(['GET /member/game/list', { query: categoryQuery(wish) }])
  }
  return needs
}
