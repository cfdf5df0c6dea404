import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attachPostgres } from '@saya/postgres'
import {
  addProvider,
  buildForTest,
  type CommandExit,
  type LedgerWorld,
  openLedgerOn,
  openLedgerWorld,
  ownDatabase,
  plant,
  readJournal,
  readReadings,
  saya,
  startSaya,
  traffic,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalReaders } from '../journalReaders.ts'
import { registerReaders } from '../platform/readers/reader.store.ts'
import { takeTurn } from '../platform/readers/takeTurn.ts'

let world: LedgerWorld
let folder: string
let file: string
let lock: string[]
let made: CommandExit
/** What the audit says of the machine that was backed up: nothing stands behind the deposits that this traffic posts. */
let groundless: readonly string[]
const schemas = [0, 1, 2]

beforeAll(async () => {
  await buildForTest()
  folder = await mkdtemp(join(tmpdir(), 'saya-restore-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  world = await openLedgerWorld(3)
  await world.db.ref(tx => addProvider(tx, { id: 1, code: 'one', dialect: 'rpp' }))
  const uids = await Promise.all(Array.from({ length: 9 }, () => world.funded(3_000_000n)))
  await traffic(world, uids, 71).send(300)
  await leaveInTheMidst(world)
  file = join(folder, 'saya.backup')
  lock = ['--passphrase-file', join(folder, 'words')]
  await writeFile(join(folder, 'words'), 'twelve or more of them\n')
  made = await saya({ DATABASE_URL: world.url }, 'backup', file, ...lock)
  groundless = findingsOf(await saya({ DATABASE_URL: world.url }, 'audit'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Leaves each reader somewhere else in the journal. */
async function leaveInTheMidst(on: LedgerWorld): Promise<void> {
  const readers = journalReaders(on)
  for (const schema of schemas) {
    await on.db.memberSchema(schema, tx => registerReaders(tx, readers))
    for (const [index, reader] of readers.entries()) {
      for (let page = 0; page <= index; page++) {
        await takeTurn({ db: on.db, holder: 'test', leaseMs: 60_000 }, { ...reader, pageSize: 7 }, schema)
      }
    }
  }
}

function findingsOf({ stdout }: CommandExit): string[] {
  return stdout.split('\n').filter(line => /^(WRONG|and \d)/.test(line))
}

test('a backup tells how far it is, and what it holds in the end', () => {
  expect(made.stdout).toMatch(/^Backed up \d{3,} rows of \d+ tables into .+, 0\.\d MB\.\n/)
  expect(made.stderr).toMatch(/^\d+ of \d+ tables, \d+ rows, [\d.]+ MB: \w+\.\w+\n/)
  expect(made.code).toBe(0)
})

test('on a machine that has nothing, all of it is there: the audit finds what it found before, and every reader goes on', async () => {
  const env = { SAYA_DATA: join(folder, 'new machine') }
  const restored = await saya(env, 'restore', file, ...lock)
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.stdout).toMatch(/Restored \d{3,} rows of \d+ tables\. Prove them before anybody plays/)
  expect(restored.stderr).toMatch(/^\d+ of \d+ tables, \d+ rows, [\d.]+ MB: /)
  const postgres = await attachPostgres({ dataFolder: env.SAYA_DATA })
  try {
    const audited = await saya(env, 'audit')
    expect(groundless.length).toBeGreaterThan(18)
    expect(
      groundless.filter(line => !/^(WRONG ground +\d+ PHP \d+: is of kind (10|30)|and \d+ more)/.test(line)),
    ).toEqual([])
    expect(findingsOf(audited)).toEqual(groundless)
    const copy = await openLedgerOn(postgres.url('saya'))
    await readJournal(copy)
    for (const schema of schemas) {
      const { kept, truth } = await copy.db.memberSchema(schema, readReadings)
      expect(kept).toEqual(truth)
    }
    await copy.db.memberSchema(1, tx => plant(tx, 'update wallet set balance = 7 where uid % 3 = 1', 0n))
    await copy.close()
    const wrong = await saya(env, 'audit')
    expect(wrong.stdout).toMatch(/WRONG last +\d+ PHP: /)
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/^\d+ things do not hold: /m) as string })
  } finally {
    await postgres.stop()
  }
})

test('what was killed in the midst says so whoever opens it, and the next restore takes it', async () => {
  const own = await ownDatabase('template1')
  try {
    const env = { DATABASE_URL: own.url }
    const child = startSaya(env, 'restore', file, ...lock)
    await firstProgress(child)
    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const command of [['migrate'], ['audit'], ['backup', join(folder, 'half')], ['returns']]) {
      const refused = await saya(env, ...command)
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('restore it again.') as string })
    }
    expect(await saya(env, 'restore', file, ...lock)).toMatchObject({ code: 0 })
    expect(findingsOf(await saya(env, 'audit'))).toEqual(groundless)
  } finally {
    await own.drop()
  }
})

function firstProgress(child: ChildProcess): Promise<unknown> {
  return Promise.race([
    once(child.stderr ?? child, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The restore ended before it could be killed.')
    }),
  ])
}

test.each([
  ['no file named', ['restore'], 'Name one file.'],
  ['two locks named', ['backup', 'x', '--key-file', 'a', '--passphrase-file', 'b'], 'not both'],
  ['an option there is not', ['restore', 'x', '--fast'], '--fast'],
  ['a key file that is not there', ['restore', 'x', '--key-file', '/nowhere'], '/nowhere'],
])('%s is answered in one sentence', async (_case, args, sentence) => {
  const { code, stderr } = await saya({ DATABASE_URL: world.url }, ...args)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})
