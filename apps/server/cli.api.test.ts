import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@saya/postgres'
import { buildForTest, saya } from '@saya/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './platform/db/database.ts'

const name = `t_cli_${process.pid}`
const urlOf = (database: string) => inject('postgresUrl').replace('*', database)

beforeAll(async () => {
  await buildForTest()
  await createDatabase(urlOf('postgres'), name)
})
afterAll(() => dropDatabase(urlOf('postgres'), name))

// Each command is a whole process of its own, and a busy machine starts one slowly.
const patienceMs = 60_000

test(
  'a new database is migrated step by step, filled once, and then left as it is',
  async () => {
    const env = { DATABASE_URL: urlOf(name), MEMBER_SCHEMAS: '2' }
    const migrated = await saya(env, 'migrate')
    expect(migrated).toMatchObject({ code: 0, stderr: '' })
    expect(migrated.stdout).toMatch(
      /^Preparing the database, step 1 of \d+: 0001_catalogue\n[\s\S]+\nThe database has the newest shape\.\n$/,
    )
    expect((await saya(env, 'seed')).stdout).toBe('The database has the newest shape.\nThe demo games are loaded.\n')
    expect((await saya(env, 'seed')).stdout).toBe(
      'The database has the newest shape.\nThere are games already, so nothing was loaded.\n',
    )
    expect((await saya(env, 'publish')).stdout).toBe('The legal texts are those of the newest version.\n')
    const db = await openDatabase(urlOf(name), 1)
    const { games } = await db.ref(tx =>
      tx
        .selectFrom('game')
        .select(count => count.fn.countAll<bigint>().as('games'))
        .executeTakeFirstOrThrow(),
    )
    await db.close()
    expect(games).toBeGreaterThan(100n)
  },
  patienceMs,
)

test(
  'text messages are stopped by hand, and sent again',
  async () => {
    const env = { DATABASE_URL: urlOf(name), MEMBER_SCHEMAS: '2' }
    await saya(env, 'migrate')
    const said = async (...words: string[]) => (await saya(env, 'sms', ...words)).stdout
    expect(await said('off')).toBe('No text messages are sent.\n')
    expect(await said('status')).toBe('No text messages are sent.\n')
    expect(await said('on')).toBe('Text messages are sent.\n')
    expect(await saya(env, 'sms', 'perhaps')).toMatchObject({ code: 1, stderr: 'Say on, off or status.\n' })
  },
  patienceMs,
)

test(
  'everybody is signed out by a command that wants a reason',
  async () => {
    const env = { DATABASE_URL: urlOf(name), MEMBER_SCHEMAS: '2' }
    await saya(env, 'migrate')
    for (const of of ['members', 'staff'])
      expect((await saya(env, 'sessions', 'end', of, 'A laptop was stolen')).stdout).toContain('0 sessions have ended.')
    expect(await saya(env, 'sessions', 'end', 'staff')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Say:'),
    })
  },
  patienceMs,
)

test(
  'whoever asks how a command is used is told so, whatever there is to work with',
  async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/x' }
    const backup = await saya(env, 'backup', '--help')
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    expect(backup.stdout).toMatch(
      /^npm run saya -- backup: .+ <file> \[--key-file <file> \| --passphrase-file <file>\]\n$/,
    )
  },
  patienceMs,
)

test.each([
  [
    'an audit of an empty database',
    ['audit'],
    { DATABASE_URL: urlOf('postgres') },
    /^The database was not prepared: run the migrations first\.\n$/,
  ],
  ['no command', [], {}, /^Say what to do:\n[\s\S]*migrate[\s\S]*seed[\s\S]*table-types/],
  ['a command that does not exist', ['constructor'], {}, /^There is no command constructor:\n/],
  [
    'a wrong setting',
    ['migrate'],
    { DATABASE_URL: 'mysql://u:hidden@x' },
    /^The setting DATABASE_URL is wrong: it must be an address that begins with postgres:\/\/ or postgresql:\/\/\.\n$/,
  ],
  [
    'demo content in production',
    ['seed'],
    { MODE: 'production', DATABASE_URL: 'postgres://x/y' },
    /^Demo content is for the sandbox only, and SANDBOX is off\.\n$/,
  ],
  [
    'an operator of the example in production',
    ['publish'],
    { MODE: 'production', DATABASE_URL: 'postgres://x/y' },
    /^content\/operator\.json still names the operator of the example\. Fill it in first\.\n$/,
  ],
  [
    'a database that is not there',
    ['migrate'],
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^[^\n]{5,120}\n$/,
  ],
])('%s is answered in words, with the exit code 1', async (_case, args, env, words) => {
  const ended = await saya(env, ...args)
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(words)
  expect(ended.stderr).not.toMatch(/hidden|\bat .+:\d+:\d+/)
})

test(
  'a list of restricted persons is taken in once, and what cannot be read of it is told by its line',
  async () => {
    const pepper = Buffer.alloc(32, 7).toString('base64')
    const env = { DATABASE_URL: urlOf(name), MEMBER_SCHEMAS: '2', OTP_PEPPER: pepper, LOOKUP_KEY: pepper }
    await saya(env, 'migrate')
    const folder = await mkdtemp(join(tmpdir(), 'saya-list-'))
    const file = join(folder, 'list.csv')
    await writeFile(file, 'source,name,birthday,valid_from,valid_to,reference\nNDRP,Pedro Cruz,1980-02-03,,,7\n')
    expect((await saya(env, 'restricted', 'import', file)).stdout).toBe(
      '1 rows were read, and 1 of them are new. 0 that their sources name no more are gone.\n',
    )
    expect((await saya(env, 'restricted', 'import', file)).stdout).toBe(
      '1 rows were read, and 0 of them are new. 0 that their sources name no more are gone.\n',
    )
    await writeFile(file, 'source,name,birthday,valid_from,valid_to,reference\nNDRP,Pedro Cruz\n')
    const refused = await saya(env, 'restricted', 'import', file)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Line 2')])
    expect(refused.stderr).not.toContain('Cruz')
    expect((await saya(env, 'restricted', 'list')).code).toBe(1)
    await rm(folder, { recursive: true })
  },
  patienceMs,
)
