import { join } from 'node:path'
import { ownDatabase, root, testClock } from '@saya/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMonths } from '../../features/wallet/index.ts'
import { commandBatcher } from './commandBatcher.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './shape/migrate.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let outside: pg.Client
let db: Database
beforeAll(async () => {
  own = await ownDatabase('template1')
  outside = new pg.Client({ connectionString: own.url })
  await outside.connect()
  const name = outside.escapeIdentifier(outside.database ?? '')
  await outside.query(`alter database ${name} set timezone to 'America/New_York'`)
  await outside.query(`alter database ${name} set synchronous_commit to off`)
  await migrate({ url: own.url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
  db = await openDatabase(own.url, 1)
})
afterAll(async () => {
  await db.close()
  await outside.end()
  await own.drop()
})

const zone = `current_setting('TimeZone')`
const durable = `current_setting('synchronous_commit')`

test('whatever a database would have, nobody is answered before the disk has it, and days are those of UTC', async () => {
  const asked = sql.raw(`select ${zone} as zone, ${durable} as durable`)
  expect((await db.app(tx => asked.execute(tx))).rows).toEqual([{ zone: 'UTC', durable: 'on' }])
  const batcher = commandBatcher({
    url: own.url,
    schemaOf: () => 'pg_catalog',
    statementFor: () => `select array[${zone}] as zone, array[${durable}] as durable where $1::boolean is not null`,
    tail: () => [],
    isHeld: () => false,
  })
  expect(await batcher.submit({ uid: 1n, names: [], columns: [] })).toEqual({ zone: 'UTC', durable: 'on' })
  await batcher.close()
})

test('the months of the journal begin where they do elsewhere', async () => {
  await db.memberSchema(0, tx => openMonths(tx, testClock().now()))
  await outside.query(`set timezone to 'UTC'`)
  const { rows } = await outside.query<{ bound: string }>(
    `select pg_get_expr(c.relpartbound, c.oid) as bound from pg_class c join pg_inherits i on i.inhrelid = c.oid
     where i.inhparent = 'member_00.journal'::regclass and c.relname like 'journal\\_2%'`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { bound } of rows) {
    expect(bound).toMatch(/^FOR VALUES FROM \('\d{4}-\d\d-01 00:00:00\+00'\) TO \('\d{4}-\d\d-01 00:00:00\+00'\)$/)
  }
})
