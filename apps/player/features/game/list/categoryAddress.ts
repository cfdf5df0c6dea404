import type { Sort } from './listQuery.ts'

/** The address of a category's page with its two choices. */
export function categoryAddress(category: string, choice: { sort: Sort; brands: readonly string[] }): string {
  const brands = choice.brands.length ? `&brands=${choice.brands.join(',')}` : ''
  return `/s-game/category/${encodeURIComponent(category)}?sort=${choice.sort}${brands}`
}
