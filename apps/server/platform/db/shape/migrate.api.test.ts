import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measurePace, ownDatabase, root } from '@saya/testing'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { describeTables } from '../describeTables.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let client: pg.Client
let folder: string

beforeEach(async () => {
  own = await ownDatabase('template1')
  client = new pg.Client({ connectionString: own.url })
  await client.connect()
  folder = await mkdtemp(join(tmpdir(), 'saya-migrations-'))
  for (const target of ['app', 'ref', 'member']) await mkdir(join(folder, target))
})

afterEach(async () => {
  await client.end()
  await own.drop()
  await rm(folder, { recursive: true })
})

async function write(path: string, sql: string, check = 'select true as ok'): Promise<void> {
  await writeFile(join(folder, `${path}.sql`), sql)
  await writeFile(join(folder, `${path}.check.sql`), check)
}

async function run(memberSchemas = 1): Promise<string[]> {
  const said: string[] = []
  await migrate({ url: own.url, folder, memberSchemas, say: sentence => said.push(sentence) })
  return said
}

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname !~ '^(pg_|information_|graphile)' and tablename not in ('cluster', 'migration') order by 1`,
  )
  return rows.map(row => row.name)
}

test('every step is said, in the order of the one number series, once for each member schema', async () => {
  await write('ref/0001_country', 'create table country (code text primary key)')
  await write('member/0002_profile', 'create table profile (uid bigint primary key, country text references country)')
  await write('app/0003_session', 'create table session (id text primary key)')
  expect(await run(3)).toEqual([
    'Preparing the database, step 1 of 5: 0001_country',
    'Preparing the database, step 2 of 5: 0002_profile',
    'Preparing the database, step 3 of 5: 0002_profile',
    'Preparing the database, step 4 of 5: 0002_profile',
    'Preparing the database, step 5 of 5: 0003_session',
  ])
  expect(await tables()).toEqual([
    'app.session',
    'member_00.profile',
    'member_01.profile',
    'member_02.profile',
    'ref.country',
  ])
})

test('what was done is not done again, what is new is, and the number of member schemas stays as it was', async () => {
  await write('member/0001_profile', 'create table profile (uid bigint primary key)')
  expect(await run(3)).toHaveLength(3)
  expect(await run(1)).toEqual([])
  await write('member/0002_avatar', 'alter table profile add avatar text')
  expect(await run(64)).toHaveLength(3)
})

test('several at once prepare the database once', async () => {
  await write('app/0001_session', 'create table session (id text primary key); select pg_sleep(0.5)')
  const said = (await Promise.all([run(), run(), run(), run()])).flat()
  expect(said.filter(sentence => sentence.startsWith('Preparing'))).toHaveLength(1)
  expect(said).toContain('Waiting for another copy, which prepares the database')
})

test('a file that was changed after it was applied is refused, and nothing after it is done', async () => {
  await write('app/0001_session', 'create table session (id text primary key)')
  await run()
  await write('app/0001_session', 'create table session (id text primary key, uid bigint)')
  await write('app/0002_more', 'create table more (id text primary key)')
  await expect(run()).rejects.toThrow('The migration 0001_session was changed after it had been applied to app.')
  expect(await tables()).toEqual(['app.session'])
})

async function applied(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from app.migration order by name')
  return rows.map(row => row.name)
}

test('a database that was prepared with other files under the same numbers is refused before anything is touched', async () => {
  await write('app/0001_session', 'create table session (id text primary key)')
  await write('member/0002_profile', 'create table profile (uid bigint primary key)')
  await run()
  await rm(folder, { recursive: true })
  for (const target of ['app', 'ref', 'member']) await mkdir(join(folder, target), { recursive: true })
  await write('app/0001_session', 'create table session (id text primary key)')
  await write('ref/0002_country', 'create table country (code text primary key)')
  const sentence =
    'prepared by an earlier version (0002_profile), which this one cannot bring up to date: move the data folder'
  await expect(run()).rejects.toThrow(sentence)
  expect(await tables()).toEqual(['app.session', 'member_00.profile'])
  expect(await applied()).toEqual(['0001_session', '0002_profile'])
})

test('what a newer version has added to a database is left as it is', async () => {
  await write('app/0001_session', 'create table session (id text primary key)')
  await write('app/0002_more', 'create table more (id text primary key)')
  await run()
  for (const file of ['0002_more.sql', '0002_more.check.sql']) await rm(join(folder, 'app', file))
  expect(await run()).toEqual([])
  expect(await tables()).toEqual(['app.more', 'app.session'])
})

test.each([
  ['says no', 'select false as ok'],
  ['says nothing', 'select true as ok where false'],
  ['says it in other words', 'select 1 as ok'],
  ['fails itself', 'select ok from nowhere'],
])('a step whose check %s is undone, and done once the file is mended', async (_title, check) => {
  await write('ref/0001_country', 'create table country (code text primary key)')
  await write('app/0002_session', 'create table session (id text primary key)', check)
  await expect(run()).rejects.toThrow(/check of 0002_session failed on app|nowhere/)
  expect(await tables()).toEqual(['ref.country'])
  await write('app/0002_session', 'create table session (id text primary key)')
  expect(await run()).toEqual(['Preparing the database, step 1 of 1: 0002_session'])
})

test('a step that is cut off in the middle leaves nothing half done', async () => {
  await write('app/0001_session', 'create table session (id text primary key); select pg_sleep(30)')
  const broken = run()
  const outcome = broken.catch((error: unknown) => error)
  const sleeping = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'saya migrate' and wait_event = 'PgSleep'`
  await vi.waitFor(async () => expect((await client.query(sleeping)).rows).toHaveLength(1), 5000)
  await client.query(`select pg_terminate_backend(pid, 5000) from (${sleeping}) as sleeper`)
  expect(await outcome).toBeInstanceOf(Error)
  expect(await tables()).toEqual([])
  await write('app/0001_session', 'create table session (id text primary key)')
  expect(await run()).toHaveLength(1)
})

describe('a folder is refused', () => {
  test('in which two files have one number', async () => {
    await write('app/0001_session', 'select')
    await write('ref/0001_country', 'select')
    await expect(run()).rejects.toThrow('The migrations 0001_country and 0001_session have the same number.')
  })

  test('in which a file has another name', async () => {
    await write('app/1_session', 'select')
    await expect(run()).rejects.toThrow('must be named like')
  })

  test('in which a file has no check', async () => {
    await writeFile(join(folder, 'app/0001_session.sql'), 'select')
    await expect(run()).rejects.toThrow('The migration 0001_session.sql has no check beside it.')
  })

  test.each(['create table a (b text);\ncommit;', 'rollback ;', 'select 1; begin;'])(
    'in which a file says %j',
    async sql => {
      await write('app/0001_session', sql)
      await expect(run()).rejects.toThrow('must not end its own transaction')
    },
  )
})

test('the types of the tables are those of the migrated database: else npm run saya -- table-types', async () => {
  await migrate({ url: own.url, folder: join(root, 'db/migrations'), memberSchemas: 3 })
  const written = await readFile(join(root, 'apps/server/platform/db/tables.gen.ts'), 'utf8')
  expect(written).toBe(await describeTables(own.url))
})

test.skipIf(!existsSync('/dev/shm'))(
  'a fresh database for a test takes a tenth of a second at most, at the common pace',
  async () => {
    const times: number[] = []
    for (let round = 0; round < 9; round++) {
      const startedAt = performance.now()
      const fresh = await ownDatabase('saya_three')
      times.push(performance.now() - startedAt)
      await fresh.drop()
    }
    // The best of several: whatever else the machine does only ever adds to it.
    const best = Math.min(...times)
    process.stdout.write(`A fresh database took ${best.toFixed(0)} ms.\n`)
    expect(best / measurePace()).toBeLessThan(100)
  },
)
