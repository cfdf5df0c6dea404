import type { Filter, FilterValues } from './entity.ts'

/** What the address says of each filter of a list. */
export function readFilters(filters: readonly Filter[], search: URLSearchParams): FilterValues {
  return Object.fromEntries(filters.map(({ name }) => [name, search.get(name) ?? '']))
}

/** The address of the same list with these filters, from its first page. */
export function addressWith(path: string, values: FilterValues, cursor = ''): string {
  const given = Object.entries({ ...values, cursor }).filter(([, value]) => value !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
