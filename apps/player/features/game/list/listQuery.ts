import type { Calls } from '@saya/contract'
import { listLimits } from '@saya/contract/limits'
import { gameTypeOf } from '../gameTypeOf.ts'

export type ListQuery = NonNullable<Calls['GET /member/game/list']['input']['query']>

export const sorts = ['Popular', 'A-Z', 'Newest'] as const
export type Sort = (typeof sorts)[number]

export function readSort(text: string | null): Sort {
  return sorts.find(sort => sort.toLowerCase() === text?.toLowerCase()) ?? 'Popular'
}

const order: Record<Sort, ListQuery> = {
  Popular: { sorting: 'sorting:desc' },
  'A-Z': { sorting: 'en_name:asc' },
  Newest: { sorting: 'sorting:desc', is_new: '1' },
}

/** A provider's value in an address is `{venue_id}_{id}`. */
export function brandValue(provider: { venue_id: number; id: number }): string {
  return `${provider.venue_id}_${provider.id}`
}

/** The chosen providers, less those that have no games here. */
export function pruneBrands(brands: string | null, present: readonly { venue_id: number; id: number }[]): string[] {
  const values = new Set(present.map(brandValue))
  return [...new Set((brands ?? '').split(','))].filter(value => values.has(value))
}

/** What a category page asks for. */
export function categoryQuery(wish: {
  category: string
  sort: Sort
  brands: readonly string[]
  keyword: string
}): ListQuery {
  const numbers = wish.brands.map(value => value.split('_'))
  return {
    page_size: String(listLimits.gamePageSize),
    ...order[wish.sort],
    game_type: String(gameTypeOf(wish.category)),
    category: wish.category,
    ...(numbers.length
      ? {
          venue_id: numbers.map(([venue]) => venue).join(','),
          platform_id: numbers.map(([, platform]) => platform).join(','),
        }
      : {}),
    ...(wish.keyword ? { w: wish.keyword } : {}),
  }
}

/** What a section page asks for: hot and new are marks, any other name is the plain list. */
export function sectionQuery(section: string): ListQuery {
  const size = { page_size: String(listLimits.gamePageSize) }
  switch (section.toLowerCase()) {
    case 'hot':
    case 'hot games':
      return { ...size, is_hot: '1' }
    case 'new':
    case 'new games':
      return { ...size, is_new: '1' }
    default:
      return size
  }
}
