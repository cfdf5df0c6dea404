import type { Database, MemberTx } from './database.ts'
import { mostCounted } from './countRows.ts'
import { compareRows, readSortPlace, type RowOrder, type SortPlace, writeSortPlace } from './sorting.ts'

/** What of a list is asked for. */
export interface SortedAsk<Row> {
  readonly order: RowOrder<Row>
  readonly cursor: string
  readonly size: number
}

/** What a store reads: one row more than is shown tells whether more follow. */
export interface SortedRead<Row> {
  readonly order: RowOrder<Row>
  readonly place: SortPlace | null
  readonly size: number
}

interface SortedPart<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

export interface SortedPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly next?: string
}

export function readOf<Row>({ order, cursor, size }: SortedAsk<Row>): SortedRead<Row> {
  return { order, place: readSortPlace(order, cursor), size: size + 1 }
}

/** Of what each schema gave as its own first rows, the first of all. */
export function sortedPage<Row>({ order, size }: SortedAsk<Row>, parts: readonly SortedPart<Row>[]): SortedPage<Row> {
  const found = parts.flatMap(({ rows }) => rows)
  // One part is in order as it comes, by the database's own rules for words.
  const sorted = parts.length > 1 ? found.toSorted((one, other) => compareRows(order, one, other)) : found
  const rows = sorted.slice(0, size)
  const last = sorted.length > size ? rows.at(-1) : undefined
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return {
    rows,
    total: Math.min(total, mostCounted),
    ...(last === undefined ? {} : { next: writeSortPlace(order, last) }),
  }
}

/** A page over all members, who lie in several schemas. */
export async function pageOverSchemas<Row>(
  db: Database,
  ask: SortedAsk<Row>,
  read: (tx: MemberTx, page: SortedRead<Row>) => Promise<SortedPart<Row>>,
): Promise<SortedPage<Row>> {
  const page = readOf(ask)
  const schemas = Array.from({ length: db.memberSchemas }, (_, schema) => schema)
  return sortedPage(ask, await Promise.all(schemas.map(schema => db.memberSchema(schema, tx => read(tx, page)))))
}
