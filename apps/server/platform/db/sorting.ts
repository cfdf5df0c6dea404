import { type RawBuilder, sql } from 'kysely'
import { instant } from './instant.ts'

/** From the least, or with a minus before it from the greatest. */
export type Sort<Name extends string> = Name | `-${Name}`

interface SortKey<Row> {
  readonly column: string
  readonly isTime: boolean
  /** What stands in the column, in milliseconds where it is a time. */
  of(row: Row): number | bigint
}

interface SortId<Row> {
  readonly column: string
  readonly type: keyof typeof idShapes
  of(row: Row): string | bigint
}

/** What a list can be in the order of, and what tells two rows apart that are alike in it. */
export interface Sorting<Row, Name extends string> {
  readonly keys: Readonly<Record<Name, SortKey<Row>>>
  readonly id: SortId<Row>
}

export interface RowOrder<Row> {
  readonly name: string
  readonly isDown: boolean
  readonly key: SortKey<Row>
  readonly id: SortId<Row>
}

/** Where a page ended: the next one starts behind it. */
export interface SortPlace {
  readonly key: string
  readonly id: string
}

const idShapes = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  bigint: /^\d{1,18}$/,
  text: /^[^\s\p{C}]{1,100}$/u,
}
const keyShapes = { time: /^\d{1,14}$/, amount: /^-?\d{1,18}$/ }

export function orderOf<Row, Name extends string>(
  { keys, id }: Sorting<Row, Name>,
  sort: Sort<NoInfer<Name>>,
): RowOrder<Row> {
  const isDown = sort.startsWith('-')
  const name = (isDown ? sort.slice(1) : sort) as Name
  return { name, isDown, key: keys[name], id }
}

export function writeSortPlace<Row>({ name, key, id }: RowOrder<Row>, row: Row): string {
  return Buffer.from(`${name} ${key.of(row)} ${id.of(row)}`).toString('base64url')
}

/** A cursor that is none of ours, or of another order, counts as none: the list then begins at its beginning. */
export function readSortPlace<Row>({ name, key, id }: RowOrder<Row>, cursor: string): SortPlace | null {
  const [written, at = '', which = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isOurs = written === name && keyShapes[key.isTime ? 'time' : 'amount'].test(at) && idShapes[id.type].test(which)
  return isOurs ? { key: at, id: which } : null
}

/** Whether a row stands behind that place in the order. Both columns stand in one index, so that none before it is read. */
export function standsBehind<Row>({ key, id, isDown }: RowOrder<Row>, place: SortPlace | null): RawBuilder<boolean> {
  if (!place) return sql<boolean>`true`
  const columns = sql`(${sql.ref(key.column)}, ${sql.ref(id.column)})`
  const value = key.isTime ? instant(Number(place.key)) : sql`${place.key}::bigint`
  const values = sql`(${value}, ${place.id}::${sql.raw(id.type)})`
  return isDown ? sql<boolean>`${columns} < ${values}` : sql<boolean>`${columns} > ${values}`
}

/** What follows `order by`. */
export function inOrder<Row>({ key, id, isDown }: RowOrder<Row>): RawBuilder<unknown> {
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  return sql`${sql.ref(key.column)} ${direction}, ${sql.ref(id.column)} ${direction}`
}

/** Who comes first, as the database says it where ids are written in figures of one width. */
export function compareRows<Row>({ key, id, isDown }: RowOrder<Row>, one: Row, other: Row): number {
  const [left, right] = [BigInt(key.of(one)), BigInt(key.of(other))]
  const isBefore = left === right ? id.of(one) < id.of(other) : left < right
  return isBefore === isDown ? 1 : -1
}
