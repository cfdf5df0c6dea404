import type { Place } from '../../shared/session/place.ts'

/** Whether the address of a page says that whoever sent it reads Tagalog. */
export function isSentInTagalog({ search }: Pick<Place, 'search'>): boolean {
  return search.get('lang') === 'tl'
}
