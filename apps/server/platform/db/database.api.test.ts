import { ownDatabase } from '@saya/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isUnavailable } from '../http/isUnavailable.ts'
import { type Database, openDatabase } from './database.ts'
import { TransactionUndone } from './doorConnection.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let outside: pg.Client
let db: Database

async function open(template: 'saya_one' | 'saya_three', connections = 3): Promise<void> {
  own = await ownDatabase(template)
  outside = new pg.Client({ connectionString: own.url })
  await outside.connect()
  await outside.query('create table app.trial (number integer primary key)')
  db = await openDatabase(own.url, connections)
}

beforeEach(() => open('saya_one'))
afterEach(async () => {
  await db.close()
  await outside.end()
  await own.drop()
})

type Tx = Parameters<Parameters<Database['app']>[0]>[0]
const put = (tx: Tx, number: number) => sql`insert into trial values (${number})`.execute(tx)
const kept = async () =>
  (await outside.query<{ number: number }>('select number from app.trial order by 1')).rows.map(row => row.number)
const pidOf = async (tx: Tx) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0

/** Ends connections of the doors the way an operator or a failing machine does, and waits until they are gone. */
async function terminate(pids?: readonly number[]): Promise<void> {
  await outside.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and application_name = 'saya' and ($1::integer[] is null or pid = any($1))`,
    [pids ?? null],
  )
}

test('what a transaction wrote is kept when it ends and undone when it throws', async () => {
  await db.app(tx => put(tx, 1))
  const failing = db.app(async tx => {
    await put(tx, 2)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await kept()).toEqual([1])
})

test('a failure that was swallowed does not pass for a success', async () => {
  const swallowing = db.app(async tx => {
    await put(tx, 1)
    await put(tx, 1).catch(() => {})
    return 'done'
  })
  await expect(swallowing).rejects.toBeInstanceOf(TransactionUndone)
  expect(await kept()).toEqual([])
})

test('statements sent at once run in their order, and one that fails undoes them all', async () => {
  await db.app(tx => Promise.all([1, 2, 3, 4, 5].map(number => put(tx, number))))
  expect(await kept()).toEqual([1, 2, 3, 4, 5])
  const failing = db.app(tx => Promise.all([6, 6, 7].map(number => put(tx, number))))
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([1, 2, 3, 4, 5])
})

test('a transaction that has ended takes no statement any more', async () => {
  let late: Tx | undefined
  await db.app(async tx => {
    late = tx
    await put(tx, 1)
  })
  await expect(put(late as Tx, 2)).rejects.toThrow('already committed')
  await db
    .app(async tx => {
      late = tx
      await put(tx, 3)
      throw new Error('undo')
    })
    .catch(() => {})
  await expect(put(late as Tx, 4)).rejects.toThrow('already rolled back')
  expect(await kept()).toEqual([1])
})

test('outside the doors no unqualified name means anything, and none leaks from one door to the next', async () => {
  const path = (tx: Parameters<Parameters<Database['app']>[0]>[0]) =>
    sql<{ path: string }>`select current_setting('search_path') as path`.execute(tx).then(({ rows }) => rows[0]?.path)
  const paths = []
  for (let round = 0; round < 3; round++) {
    paths.push(await db.app(path), await db.ref(tx => path(tx as never)), await db.member(5n, tx => path(tx as never)))
  }
  expect(paths).toEqual([
    'app',
    'ref',
    'member_00, ref',
    'app',
    'ref',
    'member_00, ref',
    'app',
    'ref',
    'member_00, ref',
  ])
})

test('a thousand transactions on three connections, some of which fail, leak none', async () => {
  let undone = 0
  async function work(from: number): Promise<void> {
    for (let number = from; number < from + 50; number++) {
      const trial = db.app(async tx => {
        await put(tx, number)
        if (number % 3 === 0) throw new Error('undo')
      })
      await trial.catch(() => undone++)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => work(50 * index)))
  expect(undone).toBe(334)
  expect((await kept()).length).toBe(666)
  expect(db.load()).toEqual({ open: 3, idle: 3, waiting: 0 })
})

describe('a connection that is lost', () => {
  test('while it is idle is replaced without a word', async () => {
    await Promise.all([1, 2, 3].map(number => db.app(tx => put(tx, number))))
    await terminate()
    await Promise.all([4, 5, 6].map(number => db.app(tx => put(tx, number))))
    expect(await kept()).toEqual([1, 2, 3, 4, 5, 6])
    expect(await db.isReachable()).toBe(true)
  })

  test('together with all others is replaced, though the next that are idle are gone too and nobody has noticed', async () => {
    await db.close()
    db = await openDatabase(own.url, 8)
    await Promise.all([1, 2, 3, 4, 5, 6].map(number => db.app(tx => put(tx, number))))
    const next = await db.app(pidOf)
    const terminating = outside.query(
      `select pg_terminate_backend(pid, 5000) from (select pid from pg_stat_activity
       where datname = current_database() and application_name = 'saya' order by pid <> $1, pid) s`,
      [next],
    )
    // Nothing is heard of any line meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    await db.app(tx => put(tx, 7))
    await terminating
    expect(await kept()).toHaveLength(7)
  })

  test('before the first statement was answered is replaced, and the statement runs once', async () => {
    await db.app(async tx => {
      await terminate()
      await put(tx, 1)
      await put(tx, 2)
    })
    expect(await kept()).toEqual([1, 2])
  })

  test('in the middle undoes the transaction and is answered as busy', async () => {
    const broken = db.app(async tx => {
      await put(tx, 1)
      await terminate([await pidOf(tx)])
      await put(tx, 2)
    })
    const fault: unknown = await broken.catch((error: unknown) => error)
    expect(isUnavailable(fault)).toBe(true)
    expect(await kept()).toEqual([])
    await db.app(tx => put(tx, 3))
    expect(await kept()).toEqual([3])
    expect(db.load().waiting).toBe(0)
  })
})

test('a statement that waits too long for a lock is answered as busy', async () => {
  await outside.query('begin; lock table app.trial')
  const waiting = db.app(async tx => {
    await sql`set local lock_timeout = 50`.execute(tx)
    await put(tx, 1)
  })
  const fault: unknown = await waiting.catch((error: unknown) => error)
  await outside.query('rollback')
  expect(fault).toMatchObject({ code: '55P03' })
  expect(isUnavailable(fault)).toBe(true)
})

test('every connection carries the time-outs that keep a lock short', async () => {
  const settings = await db.app(tx =>
    sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      tx,
    ),
  )
  expect(settings.rows.map(row => [row.name, Number(row.setting)])).toEqual([
    ['idle_in_transaction_session_timeout', 15_000],
    ['lock_timeout', 5000],
    ['statement_timeout', 10_000],
  ])
})

describe.each([
  ['saya_one', ['member_00', 'member_00', 'member_00', 'member_00']],
  ['saya_three', ['member_00', 'member_01', 'member_02', 'member_00']],
] as const)('of the members in %s', (template, schemas) => {
  beforeEach(async () => {
    await db.close()
    await outside.end()
    await own.drop()
    await open(template)
  })

  test('each is in the schema of their uid, and only there', async () => {
    for (const [index] of schemas.entries()) {
      const uid = BigInt(88_000_002 + index)
      await db.member(uid, tx => tx.insertInto('wallet').values({ uid, asset: 'PHP' }).execute())
    }
    const names = [...new Set(schemas)].sort()
    const found = await outside.query<{ uid: string; place: string }>(
      names.map(name => `select uid::text, '${name}' as place from ${name}.wallet`).join(' union all ') +
        ' order by uid',
    )
    const offset = Number(88_000_002n % BigInt(names.length))
    expect(found.rows.map(row => row.place)).toEqual(schemas.map((_, index) => names[(offset + index) % names.length]))
    await expect(db.member(-1n, tx => tx.selectFrom('wallet').selectAll().execute())).rejects.toThrow(RangeError)
  })
})

test('a statement that looks at everything outlasts the patience there is with all others', async () => {
  const impatient = await openDatabase(own.url, 2, 300)
  try {
    const sleep = (tx: Parameters<Parameters<Database['memberSchema']>[1]>[0]) => sql`select pg_sleep(0.8)`.execute(tx)
    await expect(impatient.memberSchema(0, sleep)).rejects.toThrow('Query read timeout')
    const limit = await impatient.memberSchema(
      0,
      async tx => {
        await sleep(tx)
        const { rows } = await sql<{ path: string; most: string }>`
          select current_setting('search_path') as path, current_setting('statement_timeout') as most`.execute(tx)
        return rows[0]
      },
      { isLong: true },
    )
    expect(limit).toEqual({ path: 'member_00, ref', most: '0' })
  } finally {
    await impatient.close()
  }
})
