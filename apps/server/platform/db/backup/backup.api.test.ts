import { createDecipheriv, scryptSync } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LedgerWorld,
  openLedgerOn,
  openLedgerWorld,
  ownDatabase,
  readJournal,
  readReadings,
  root,
  traffic,
} from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimPhone } from '../../../features/identity/session/session.store.ts'
import { auditAll } from '../../../features/wallet/index.ts'
import { journalReaders } from '../../../journalReaders.ts'
import { registerReaders } from '../../readers/reader.store.ts'
import { takeTurn } from '../../readers/takeTurn.ts'
import { migrate } from '../shape/migrate.ts'
import { BackupFault, type Lock, restoreBackup, writeBackup } from './index.ts'
import { newSeal } from './sealing.ts'

let world: LedgerWorld
let folder: string
let uids: readonly bigint[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saya-backup-'))
  world = await openLedgerWorld(3)
  uids = await Promise.all(Array.from({ length: 9 }, () => world.funded(3_000_000n)))
  const readers = journalReaders(world)
  for (const schema of [0, 1, 2]) await world.db.memberSchema(schema, tx => registerReaders(tx, readers))
  await traffic(world, uids, 41).send(300)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const migrations = join(root, 'db/migrations')
const words: Lock = { kind: 'words', words: 'a passphrase of the tests' }
const none: Lock = { kind: 'none' }
let made = 0

async function backup(lock: Lock = none): Promise<string> {
  const path = join(folder, `${++made}.backup`)
  await writeBackup({ url: world.url, path, lock, clock: world.clock })
  return path
}

/** Restores into an empty database and hands that to the test. */
async function restored(path: string, lock: Lock, work: (url: string) => Promise<void>): Promise<void> {
  const own = await ownDatabase('template1')
  try {
    await restoreBackup({ url: own.url, path, lock, migrations })
    await work(own.url)
  } finally {
    await own.drop()
  }
}

/** Lets each reader take some pages, and leaves them at different places in the midst of the journal. */
async function readSome(on: LedgerWorld, pages: number): Promise<void> {
  const turn = { db: on.db, holder: 'before', leaseMs: 60_000 }
  for (const schema of [0, 1, 2]) {
    for (const [index, reader] of journalReaders(on).entries()) {
      const small = { ...reader, pageSize: 7 }
      for (let page = 0; page < pages * (index + 1); page++) await takeTurn(turn, small, schema)
    }
  }
}

async function expectTruth(on: LedgerWorld): Promise<void> {
  await readJournal(on)
  for (const schema of [0, 1, 2]) {
    const { kept, truth } = await on.db.memberSchema(schema, readReadings)
    expect(kept).toEqual(truth)
  }
  expect((await auditAll(on)).findings).toEqual([])
}

describe('a backup made in the midst of traffic', () => {
  test.each([
    ['in plain', none],
    ['under a passphrase', words],
    ['under a key', { kind: 'key', key: Buffer.alloc(32, 9) } satisfies Lock],
  ])('%s is restored to a ledger that holds, whose readers go on where they were', async (_how, lock) => {
    await readSome(world, 2)
    const sending = traffic(world, uids, 50 + ++made).send(200)
    const path = await backup(lock)
    await sending
    await restored(path, lock, async url => {
      const copy = await openLedgerOn(url)
      try {
        await expectTruth(copy)
        await traffic(copy, uids, 60 + ++made).send(60)
        await expectTruth(copy)
      } finally {
        await copy.close()
      }
    })
  })

  test('holds every row, and goes on counting where the sequences stood', async () => {
    await world.db.app(tx =>
      claimPhone(tx, { phone: '9170000001', drawUsername: () => 'u1', nowMs: world.clock.now() }),
    )
    const before = await contentsOf(world.url)
    await restored(await backup(), none, async url => expect(await contentsOf(url)).toEqual(before))
  })

  test('is the database of its version: the same again can be migrated and started', async () => {
    await restored(await backup(), none, async url => {
      expect(await migrate({ url, folder: migrations, memberSchemas: 3 })).toBe(true)
    })
  })
})

describe('a backup is refused', () => {
  async function refusalOf(path: string, lock: Lock): Promise<string> {
    const own = await ownDatabase('template1')
    try {
      const fault: unknown = await restoreBackup({ url: own.url, path, lock, migrations }).catch(
        (error: unknown) => error,
      )
      expect(fault).toBeInstanceOf(BackupFault)
      expect(await contentsOf(own.url), 'nothing is left behind').toEqual({})
      return (fault as BackupFault).message
    } finally {
      await own.drop()
    }
  }

  test('under a key that was not stretched from its passphrase by scrypt, at a cost of 128 MB a guess', () => {
    const { header, seal } = newSeal(words)
    const salt = Buffer.from(header.salt ?? '', 'base64')
    expect(salt.length).toBeGreaterThanOrEqual(16)
    const sealed = seal(1, Buffer.from('a part'))
    function opened(N: number): string {
      const key = scryptSync('a passphrase of the tests', salt, 32, { N, r: 8, p: 1, maxmem: 256 * 1024 * 1024 })
      const vector = Buffer.concat([Buffer.from(header.nonce, 'base64'), Buffer.alloc(8)])
      const opening = createDecipheriv('aes-256-gcm', key, vector, { authTagLength: 16 })
      opening.setAAD(Buffer.concat([Buffer.of(1), Buffer.alloc(8)])).setAuthTag(sealed.subarray(-16))
      return Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString()
    }
    expect(opened(2 ** 17)).toBe('a part')
    expect(() => opened(2 ** 14)).toThrow('unable to authenticate')
  })

  test('with another passphrase, and without one', async () => {
    const path = await backup(words)
    expect(await refusalOf(path, { kind: 'words', words: 'another' })).toContain('does not fit')
    expect(await refusalOf(path, none)).toContain('is encrypted with a passphrase')
  })

  test.each([none, words])('when a byte was changed anywhere: $kind', async lock => {
    const path = await backup(lock)
    const whole = await readFile(path)
    for (const share of [0.05, 0.5, 0.9, 0.9999]) {
      const damaged = Buffer.from(whole)
      const place = Math.floor(whole.length * share)
      damaged[place] = (damaged[place] ?? 0) ^ 1
      await writeFile(`${path}.damaged`, damaged)
      expect(await refusalOf(`${path}.damaged`, lock)).toMatch(/damaged|cut off|does not fit/)
    }
  })

  test.each([none, words])('when it was cut off: $kind', async lock => {
    const path = await backup(lock)
    const whole = await readFile(path)
    await writeFile(`${path}.cut`, whole.subarray(0, Math.floor(whole.length * 0.7)))
    expect(await refusalOf(`${path}.cut`, lock)).toContain('cut off')
  })

  test('when it is none', async () => {
    const path = join(folder, 'none')
    await writeFile(path, 'something else altogether')
    expect(await refusalOf(path, none)).toContain('is no backup')
    expect(await refusalOf(join(folder, 'missing'), none)).toContain('There is no')
  })

  test('by a database that holds something', async () => {
    const path = await backup()
    await expect(restoreBackup({ url: world.url, path, lock: none, migrations })).rejects.toThrow('not empty')
    expect((await auditAll(world)).findings).toEqual([])
  })
})

test('a file that is there is never written over, and one that failed leaves nothing', async () => {
  const path = await backup()
  const before = await readFile(path)
  await expect(writeBackup({ url: world.url, path, lock: none, clock: world.clock })).rejects.toThrow(BackupFault)
  expect((await readFile(path)).equals(before)).toBe(true)
  const missing = { url: world.url.replace(/[^/]+$/, 'missing'), path: join(folder, 'x'), lock: none }
  await expect(writeBackup({ ...missing, clock: world.clock })).rejects.toThrow('does not exist')
  expect((await readdir(folder)).filter(name => name.startsWith('x'))).toEqual([])
})

test('a restore that was killed leaves a database that nobody starts, and the next restore takes', async () => {
  const path = await backup()
  const own = await ownDatabase('template1')
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  await client.query('create schema saya_restoring; create schema app; create table app.half (x integer)')
  await client.end()
  await expect(migrate({ url: own.url, folder: migrations, memberSchemas: 3 })).rejects.toThrow('restore it again')
  await restoreBackup({ url: own.url, path, lock: none, migrations })
  expect(await contentsOf(own.url)).toEqual(await contentsOf(world.url))
  await own.drop()
})

/** How many rows each table has and what they come to, but for what a backup makes anew: the numbers of transactions. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; kind: string }>(`
      select nspname || '.' || relname as name, relkind as kind from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p', 'S') and not relispartition and (nspname in ('app', 'ref') or nspname like 'member%')`)
    const contents: Record<string, string> = {}
    for (const { name, kind } of rows) {
      if (name === 'app.migration' || name.endsWith('.reader')) continue
      const row = kind === 'S' ? "last_value || ' ' || is_called" : "(to_jsonb(t) - 'tx')::text"
      const found = await client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as text from ${name} t`,
      )
      contents[name] = found.rows[0]?.text ?? ''
    }
    return contents
  } finally {
    await client.end()
  }
}
