import { expect, test } from 'vitest'
import { readOf, sortedPage } from './sortedPage.ts'
import { orderOf, readSortPlace, type Sorting, writeSortPlace } from './sorting.ts'

interface Row {
  readonly id: string
  readonly atMs: number
  readonly amount: bigint
}

const sorting: Sorting<Row, 'at' | 'amount'> = {
  keys: {
    at: { column: 'created_at', isTime: true, of: row => row.atMs },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}
const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const row = (digit: number, amount: bigint): Row => ({ id: uuid(digit), atMs: 1_772_424_000_000, amount })

test('a place is read as it was written, in its own order and in no other', () => {
  const order = orderOf(sorting, '-amount')
  const cursor = writeSortPlace(order, row(1, -500n))
  expect(readSortPlace(order, cursor)).toEqual({ key: '-500', id: uuid(1) })
  expect(readSortPlace(orderOf(sorting, 'amount'), cursor)).toEqual({ key: '-500', id: uuid(1) })
  expect(readSortPlace(orderOf(sorting, 'at'), cursor)).toBeNull()
})

const written = (text: string) => Buffer.from(text).toString('base64url')
test.each([
  '',
  'x',
  written('at soon x'),
  written(`at -1 ${uuid(1)}`),
  written(`at 999999999999999 ${uuid(1)}`),
  written(`at 1 ${uuid(1)}'--`),
  written('at 1 \0'),
])('%j is no place', cursor => {
  expect(readSortPlace(orderOf(sorting, 'at'), cursor)).toBeNull()
})

test('of the first rows of each schema the first of all are the page, alike ones by their id', () => {
  const parts = [
    { rows: [row(4, 900n), row(2, 500n)], count: 700 },
    { rows: [row(3, 500n), row(1, 500n)], count: 700 },
  ]
  const ask = { order: orderOf(sorting, '-amount'), cursor: '', size: 3 }
  const page = sortedPage(ask, parts)
  expect(page.rows.map(({ id }) => id)).toEqual([uuid(4), uuid(3), uuid(2)])
  expect(page.total).toBe(1000)
  expect(readOf({ ...ask, cursor: page.next ?? '' })).toMatchObject({ place: { key: '500', id: uuid(2) }, size: 4 })
  expect(sortedPage({ ...ask, size: 4 }, parts).next).toBeUndefined()
})
