import type { Place } from '../../app/routes.ts'
import { type Need, need } from '../../shared/answers.ts'
import { navigationPart } from './navigationPart.ts'
import { categoryQuery, readSort, sectionQuery } from './listQuery.ts'

/**
 * What a list of games is rendered from: the navigation, and the first page. The choice of providers cannot be pruned
 * before the navigation is known, so a list narrowed by provider is fetched by the page itself.
 */
export async function gameNeeds({ params, search }: Place): Promise<Need[]> {
  const needs = [need('GET /member/index', {}, navigationPart)]
  if (params.sectionId) needs.push(need('GET /member/game/list', { query: sectionQuery(params.sectionId) }))
  if (params.categoryId && !search.get('brands')) {
    const wish = { category: params.categoryId, sort: readSort(search.get('sort')), brands: [], keyword: '' }
    needs.push(need('GET /member/game/list', { query: categoryQuery(wish) }))
  }
  return needs
}
