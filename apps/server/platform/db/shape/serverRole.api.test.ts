import { join } from 'node:path'
import { asServer, ownDatabase, root, serverRole } from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const folder = join(root, 'db/migrations')

let own: Awaited<ReturnType<typeof ownDatabase>>
let owner: pg.Client
let server: pg.Client
beforeAll(async () => {
  own = await ownDatabase('saya_three')
  owner = new pg.Client({ connectionString: own.url })
  await owner.connect()
  // A copy of a database has its tables' rights, and none of those on the database itself.
  await migrate({ url: own.url, folder, memberSchemas: 3, serverRole })
  server = new pg.Client({ connectionString: asServer(own.url) })
  await server.connect()
})
afterAll(async () => {
  await server.end()
  await owner.end()
  await own.drop()
})

const codeOf = (sql: string) =>
  server.query(sql).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  )
const denied = '42501'

test.each([
  'create table app.own (id integer)',
  'create table member_00.own (id integer)',
  'create schema own',
  'create temporary table journal_beyond (id integer)',
  'alter table app.session add column own integer',
  'drop table member_00.lot',
  'truncate member_00.lot',
  'drop function member_00.open_journal_month(date)',
  'update member_00.journal set at = at',
  'delete from member_01.journal',
  'delete from member_02.journal_beyond',
  "update member_00.bet_reference set tx_id = ''",
  'delete from member_00.wallet',
  'delete from member_00.command',
  'delete from member_00.round',
  'delete from member_00.lot',
  'delete from member_00.deposit',
  'delete from member_00.reward',
  'delete from member_00.adjustment',
  'delete from app.payment_claim',
  'delete from app.payout_claim',
  'delete from member_00.journal_2026_03',
  'update app.staff_act set at = at',
  'delete from app.staff_act',
  'insert into app.cluster (member_schemas) values (4)',
  "update app.migration set hash = ''",
  'create role another',
  'alter role saya_server superuser',
])('whoever serves may not: %s', async sql => {
  await owner.query(`select member_00.open_journal_month('2026-03-01')`)
  expect(await codeOf(sql)).toBe(denied)
})

test('partitions are made and dropped for whoever serves, by functions of the owner', async () => {
  expect(await codeOf(`select member_01.open_journal_month('2031-05-01')`)).toBe('done')
  expect(await codeOf(`select member_01.open_tally_month('2031-05-01')`)).toBe('done')
  expect(await codeOf(`select member_01.drop_tally_months('2031-06-01')`)).toBe('done')
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'member_01'::regnamespace and relname ~ '_2031_05$'`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['journal_2031_05'])
})

test('a table that was made without the role that serves is named before anything is served', async () => {
  await owner.query('create table member_01.later (id integer)')
  await expect(migrate({ url: asServer(own.url), folder, memberSchemas: 3 })).rejects.toThrow(
    'This role may not read member_01.later',
  )
  await owner.query('grant truncate on member_01.later to saya_server')
  expect(await migrate({ url: own.url, folder, memberSchemas: 3, serverRole })).toBe(true)
  expect(await migrate({ url: asServer(own.url), folder, memberSchemas: 3 })).toBe(false)
  expect(await codeOf('truncate member_01.later')).toBe(denied)
})

test('a server starts on what is ready, and is told in one sentence what to do where it is not', async () => {
  const start = () => migrate({ url: asServer(own.url), folder, memberSchemas: 3 })
  await start()
  await owner.query('drop function member_02.drop_tally_months(date)')
  await expect(start()).rejects.toThrow('run "npm run saya -- migrate" as the role that owns it')
  await migrate({ url: own.url, folder, memberSchemas: 3, serverRole })
  await start()
  await owner.query(
    `delete from app.migration where schema = 'app' and name = (select max(name) from app.migration where schema = 'app')`,
  )
  await expect(start()).rejects.toThrow('run "npm run saya -- migrate" as the role that owns it')
})

test('a role that is not there is named', async () => {
  const other = await ownDatabase('template1')
  const made = migrate({ url: other.url, folder, memberSchemas: 1, serverRole: 'nobody_serves' })
  await expect(made).rejects.toThrow('There is no role nobody_serves')
  await other.drop()
})
