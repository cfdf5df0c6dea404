import type { GoodsSort, PointsRange } from '@saya/contract/goods/goods.ts'

/** The orders and ranges by their names on the wire, in the order in which they are offered. */
export const goodsSortNames = ['', 'price:asc', 'price:desc'] as const satisfies readonly GoodsSort[]
export const pointsRangeNames = [
  '',
  '0-10000',
  '10001-50000',
  '50001-100000',
  '100001-',
] as const satisfies readonly PointsRange[]

export interface MallFilter {
  readonly sort: GoodsSort
  readonly range: PointsRange
}

/** Reads an address; what it does not know is what is shown at first. */
export function readShown(search: URLSearchParams): MallFilter {
  return {
    sort: goodsSortNames.find(one => one === search.get('sort')) ?? '',
    range: pointsRangeNames.find(one => one === search.get('points_range')) ?? '',
  }
}

/** The address that shows it again. */
export function addressOf({ sort, range }: MallFilter): string {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(range && { points_range: range }) }).toString()
  return query ? `/s-points/mall?${query}` : '/s-points/mall'
}

/** What the server is asked for: a choice only where one was made. */
export function queryOf({ sort, range }: MallFilter): Readonly<Record<string, string>> {
  return { ...(sort && { sort }), ...(range && { points_range: range }) }
}
