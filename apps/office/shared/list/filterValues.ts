import { wordsKept } from '@saya/contract/staff/wordsKept.ts'
import type { Column, Entity, FilterValues } from '../entity.ts'

interface Readable {
  readonly filters: Entity<never>['filters']
  readonly columns: readonly Pick<Column<never>, 'name' | 'sort'>[]
}

/** What the address says of each filter of a list, and of its order. An order that no column has is none. */
export function readFilters({ filters, columns }: Readable, search: URLSearchParams): FilterValues {
  const values = addressable(filters, Object.fromEntries(filters.map(({ name }) => [name, search.get(name) ?? ''])))
  const asked = search.get('sort') ?? ''
  const orders = columns.flatMap(({ sort }) => (sort ? [sort, otherWay(sort)] : []))
  return orders.includes(asked) ? { ...values, sort: asked } : values
}

/** Of these values what may stand in an address, be kept and be shared. */
export function addressable(filters: Readable['filters'], values: FilterValues): FilterValues {
  const own = filters.filter(({ isOnRecord }) => isOnRecord).map(({ name }) => name)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, own.includes(name) ? wordsKept(value) : value]),
  )
}

/** The same order from its other end. */
export function otherWay(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`
}

/** Filters and order as they stand in an address. */
export function writeValues(values: FilterValues): string {
  return String(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')))
}

/** The address of the same list with these filters, from its first page. */
export function addressWith(path: string, values: FilterValues, cursor = ''): string {
  const written = writeValues({ ...values, cursor })
  return written === '' ? path : `${path}?${written}`
}
