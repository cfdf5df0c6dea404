import { execFile } from 'node:child_process'
import { createDatabase, dropDatabase } from '@saya/postgres'
import { root } from '@saya/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './platform/db/database.ts'

const name = `t_cli_${process.pid}`
const urlOf = (database: string) => inject('postgresUrl').replace('*', database)

beforeAll(() => createDatabase(urlOf('postgres'), name))
afterAll(() => dropDatabase(urlOf('postgres'), name))

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

function saya(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { cwd: root, timeout: 30_000, env: { PATH: process.env.PATH ?? '', MEMBER_SCHEMAS: '2', ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, ['--import', 'tsx', 'apps/server/cli.ts', ...args], options, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    )
  })
}

// Each command is a whole process of its own, and a busy machine starts one slowly.
const patienceMs = 60_000

test(
  'a new database is migrated step by step, filled once, and then left as it is',
  async () => {
    const env = { DATABASE_URL: urlOf(name) }
    const migrated = await saya(['migrate'], env)
    expect(migrated).toMatchObject({ code: 0, complained: '' })
    expect(migrated.said).toMatch(
      /^Preparing the database, step 1 of \d+: 0001_catalogue\n[\s\S]+\nThe database has the newest shape\.\n$/,
    )
    expect((await saya(['seed'], env)).said).toBe('The database has the newest shape.\nThe demo games are loaded.\n')
    expect((await saya(['seed'], env)).said).toBe(
      'The database has the newest shape.\nThere are games already, so nothing was loaded.\n',
    )
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

test.each([
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
    'a database that is not there',
    ['migrate'],
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^[^\n]{5,120}\n$/,
  ],
])('%s is answered in words, with the exit code 1', async (_case, args, env, words) => {
  const ended = await saya(args, env)
  expect(ended.code).toBe(1)
  expect(ended.complained).toMatch(words)
  expect(ended.complained).not.toMatch(/hidden|\bat .+:\d+:\d+/)
})
