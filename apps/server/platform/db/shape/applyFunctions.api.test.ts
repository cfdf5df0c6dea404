import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '@saya/testing'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let client: pg.Client
let folder: string

beforeEach(async () => {
  own = await ownDatabase('template1')
  client = new pg.Client({ connectionString: own.url })
  await client.connect()
  folder = await mkdtemp(join(tmpdir(), 'saya-functions-'))
  for (const kind of ['migrations', 'functions'])
    for (const target of ['app', 'ref', 'member']) await mkdir(join(folder, kind, target), { recursive: true })
})

afterEach(async () => {
  await client.end()
  await own.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string) => join(folder, `functions/member/${name}.sql`)
const twice = (answer: string, type = 'integer') =>
  `create or replace function twice(_of integer) returns ${type} language sql as $$ select ${answer} $$;`

function run(memberSchemas = 2): Promise<boolean> {
  return migrate({ url: own.url, folder: join(folder, 'migrations'), memberSchemas })
}

async function answers(schema = 'member_00'): Promise<unknown> {
  return (await client.query<{ it: unknown }>(`select ${schema}.twice(3) as it`)).rows[0]?.it
}

/** When the function was written last. */
async function version(): Promise<string | undefined> {
  const { rows } = await client.query<{ xmin: string }>(
    `select xmin::text from pg_proc where proname = 'twice' and pronamespace = 'member_00'::regnamespace`,
  )
  return rows[0]?.xmin
}

test('a function stands in every schema of its kind, and is not touched while its file stays the same', async () => {
  await writeFile(file('twice'), twice('_of * 2'))
  await run()
  expect([await answers('member_00'), await answers('member_01')]).toEqual([6, 6])
  const before = await version()
  await run()
  expect(await version()).toBe(before)
})

test('a changed file changes its function, what it answers and what it is given too', async () => {
  await writeFile(file('twice'), twice('_of * 2'))
  await run()
  await writeFile(file('twice'), twice('_of * 20'))
  await run()
  expect(await answers()).toBe(60)
  await writeFile(file('twice'), twice("_of * 2 || ' times'", 'text'))
  await run()
  expect(await answers()).toBe('6 times')
  await writeFile(file('twice'), twice('_of::integer * 3').replace('_of integer', '_of numeric'))
  await run()
  expect(await answers()).toBe(9)
})

test('a function that somebody replaced by hand, or a migration did, is that of its file again', async () => {
  await writeFile(file('twice'), twice('_of * 2'))
  await client.query('create schema member_00')
  await client.query(`set search_path = member_00; ${twice('7')}`)
  await run()
  expect(await answers()).toBe(6)
})

test('a function whose file is gone goes, and one that has none is left alone', async () => {
  await writeFile(file('twice'), twice('_of * 2'))
  await run()
  await client.query('create function member_00.own() returns integer language sql as $$ select 1 $$')
  await rm(file('twice'))
  await run()
  const { rows } = await client.query(`select proname from pg_proc where pronamespace = 'member_00'::regnamespace`)
  expect(rows).toEqual([{ proname: 'own' }])
})

test.each([
  [
    'that cannot be made is named, and what stood before stays',
    twice('nobody'),
    /The function twice cannot be made: column "nobody"/,
  ],
  ['of another name than its file is refused', twice('1').replaceAll('twice', 'thrice'), /member\/twice.sql must have/],
  ['that does not replace is refused', twice('1').replace('or replace ', ''), /member\/twice.sql must have/],
])('a function %s', async (_what, text, sentence) => {
  await writeFile(file('twice'), twice('_of * 2'))
  await run()
  await writeFile(file('twice'), text)
  await expect(run()).rejects.toThrow(sentence)
  expect(await answers()).toBe(6)
})

describe('the function of a trigger', () => {
  const stamp = (text: string) =>
    `create or replace function stamp() returns trigger language plpgsql as $$ begin new.note := ${text}; return new; end $$;`

  async function write(name: string, sql: string): Promise<void> {
    await writeFile(join(folder, `migrations/member/${name}.sql`), sql)
    await writeFile(join(folder, `migrations/member/${name}.check.sql`), 'select true as ok')
  }

  async function noteOf(id: number): Promise<unknown> {
    await client.query('insert into member_01.gift (id) values ($1)', [id])
    return (await client.query<{ note: string }>('select note from member_01.gift where id = $1', [id])).rows[0]?.note
  }

  beforeEach(async () => {
    await writeFile(file('stamp'), stamp("'given'"))
    await write(
      '0001_gift',
      `create table gift (id integer primary key, note text);
       create trigger gift_stamp before insert on gift for each row execute function stamp()`,
    )
  })

  test('is there for the migration that makes the trigger', async () => {
    await run()
    expect(await noteOf(1)).toBe('given')
  })

  test('changes behind the migrations, with what else it needs', async () => {
    await run()
    await write('0002_amount', 'alter table gift add amount integer not null default 3')
    await writeFile(file('stamp'), stamp("new.amount || ' given'"))
    await run()
    expect(await noteOf(1)).toBe('3 given')
  })

  test('goes with its file, once no trigger calls it', async () => {
    await run()
    await rm(file('stamp'))
    await expect(run()).rejects.toThrow('cannot drop function member_00.stamp()')
    await write('0002_plain', 'drop trigger gift_stamp on gift')
    await run()
    expect(await noteOf(1)).toBeNull()
  })
})

test('two copies that start at once make it once', async () => {
  await writeFile(file('twice'), twice('_of * 2'))
  await Promise.all([run(), run()])
  expect(await answers()).toBe(6)
})
