import { openWorld, type World } from '@saya/testing'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustmentSorting } from '../features/adjustment/adjustment.store.ts'
import { breakSorting } from '../features/deposit/break/break.store.ts'
import { deskSorting } from '../features/deposit/desk.store.ts'
import { caseSorting } from '../features/kyc/review/case.store.ts'
import { coolingSorting } from '../features/release/release.store.ts'
import { agencySorting } from '../features/agency/list.store.ts'
import { ringSorting } from '../features/ring/list.store.ts'
import { batchSorting } from '../features/voucher/batch/batch.store.ts'
import { queueSorting } from '../features/withdrawal/desk/desk.store.ts'
import { idsBeginning } from '../platform/db/idRange.rules.ts'
import { inOrder, orderOf, type Sort, type Sorting, standsBehind } from '../platform/db/sorting.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface ListedTable {
  readonly door: 'app' | 'member'
  readonly table: string
  readonly always: string
  /** Every page that is read: each order from either end, behind some place. */
  readonly pages: readonly { readonly behind: RawBuilder<boolean>; readonly order: RawBuilder<unknown> }[]
}

const ids = { uuid: '00000000-0000-4000-8000-000000000001', bigint: '1', text: 'pay_1' }

function listed<Row, Name extends string>(
  [door, table, always]: readonly ['app' | 'member', string, string],
  sorting: Sorting<Row, Name>,
): ListedTable {
  const sorts = (Object.keys(sorting.keys) as Name[]).flatMap((name): Sort<Name>[] => [name, `-${name}`])
  const pages = sorts.map(sort => {
    const order = orderOf(sorting, sort)
    return { behind: standsBehind(order, { key: '1', id: ids[order.id.type] }), order: inOrder(order) }
  })
  return { door, table, always, pages }
}

const lists = [
  listed(['member', 'deposit', 'true'], deskSorting),
  listed(['member', 'withdrawal', "status = 'paying'"], queueSorting),
  listed(['member', 'adjustment', "status = 'proposed'"], adjustmentSorting),
  listed(['member', 'payee', 'deleted_at is null'], coolingSorting),
  listed(['app', 'payment_break', 'true'], breakSorting),
  listed(['app', 'voucher_batch', 'true'], batchSorting),
  listed(['app', 'agency', "status = 'pending'"], agencySorting),
  listed(['app', 'ring', 'held > 0'], ringSorting),
  listed(['app', 'kyc_case', "state = 'waiting'"], caseSorting),
]

test.each(lists)('each order of $table is an index, and a page begins in it where the last one ended', async list => {
  const { door, table, always, pages } = list
  for (const { behind, order } of pages) {
    const query = sql<{ 'QUERY PLAN': string }>`explain select * from ${sql.table(table)}
      where ${sql.raw(always)} and ${behind} order by ${order} limit 51`
    // So small a table would be read whole: what counts is that it need not be.
    const off = sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan', 'enable_sort']) name`
    const { rows } = await (door === 'app'
      ? world.db.app(async tx => (await off.execute(tx), query.execute(tx)))
      : world.db.memberSchema(0, async tx => (await off.execute(tx), query.execute(tx))))
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan/)
    expect(plan).toMatch(/Index Cond: .*ROW\(/)
    expect(plan).not.toMatch(/Sort/)
  }
})

test.each([
  ['deposit', ''],
  ['withdrawal', 'uid = 1 or '],
  ['redemption', ''],
])('the beginning of an id of %s is looked up by an index', async (table, beside) => {
  const { first, last } = idsBeginning('6fb92fa0')
  const { rows } = await world.db.memberSchema(0, async tx => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select * from ${sql.table(table)}
      where ${sql.raw(beside)} (id >= ${first}::uuid and id <= ${last}::uuid)`.execute(tx)
  })
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(new RegExp(`${table}_pkey[^\\n]*\\n +Index Cond: .*6fb92fa0`))
})
