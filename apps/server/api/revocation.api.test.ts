import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, buildForTest, freePort, openWorld, pace, type Player, root, type World } from '@saya/testing'
import { connectAsync } from 'mqtt'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { operateStanding } from '../features/kyc/index.ts'
import { openServer, type RunningServer } from '../openServer.ts'
import { openDatabase } from '../platform/db/database.ts'
import { readSettings } from '../platform/settings.ts'

/** Two copies of the server, each remembering sessions, on one database. The world makes the people and the changes. */
let world: World
let copies: readonly RunningServer[]
let operator: pg.Client
let ana: Player

const folder = mkdtempSync(join(tmpdir(), 'saya-revocation-'))
/** A copy that answers calls serves the pages too. */
beforeAll(buildForTest, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  world = await openWorld()
  copies = [await open('api'), await open('api,broker')]
  operator = new pg.Client({ connectionString: world.databaseUrl })
  await operator.connect()
  ana = await world.player()
  await seeEverywhere()
})

afterEach(async () => {
  await operator.end()
  await Promise.all(copies.map(copy => copy.close()))
  await world.close()
})

async function open(roles: string): Promise<RunningServer> {
  return openServer({
    root,
    clock: world.clock,
    databaseNow: undefined,
    log: pino({ level: 'silent' }),
    db: await openDatabase(world.databaseUrl, 3),
    settings: readSettings({
      ROLES: roles,
      DATABASE_URL: world.databaseUrl,
      SAYA_DATA: folder,
      PORT: String(await freePort()),
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
      OTP_PEPPER: Buffer.alloc(32, 2).toString('base64'),
      LOOKUP_KEY: Buffer.alloc(32, 2).toString('base64'),
      LEDGER_KEY: Buffer.alloc(32, 3).toString('base64'),
    }),
  })
}

const see = (copy: RunningServer) => ask(copy, 'GET /member/detail', {}, ana)

async function seeEverywhere(): Promise<void> {
  for (const copy of copies) expect((await see(copy)).status).toBe(200)
}

/** Asks a copy again and again until it refuses, and answers after how many milliseconds it did. */
async function refusedAfterMs(copy: RunningServer, startedAt: number, patienceMs = 5000): Promise<number> {
  while (performance.now() - startedAt < patienceMs) {
    const { status } = await see(copy)
    if (status === 401) return performance.now() - startedAt
    await wait(10)
  }
  return Number.POSITIVE_INFINITY
}

/** Changes a session behind everybody's back, as no part of the product does: nobody is told. */
async function endSilently(): Promise<void> {
  await operator.query('update app.session set ended_at = created_at where uid = $1', [String(ana.uid)])
}

async function killLines(): Promise<void> {
  const { rows } = await operator.query<{ killed: boolean }>(
    `select pg_terminate_backend(pid, 3000) as killed from pg_stat_activity
     where datname = current_database() and application_name = 'saya saya_news'`,
  )
  expect(rows).toEqual([{ killed: true }, { killed: true }])
}

test('a copy remembers a session, and for half a minute at most', async () => {
  await endSilently()
  await seeEverywhere()
  world.clock.advance(30_000)
  for (const copy of copies) expect(await see(copy)).toMatchObject({ status: 401, code: 'invalid_token' })
})

test('a session ended at one copy counts nowhere within a second', async () => {
  const startedAt = performance.now()
  const [near, far] = copies as [RunningServer, RunningServer]
  expect((await ask(near, 'POST /member/logout', {}, ana)).status).toBe(200)
  expect(await refusedAfterMs(far, startedAt)).toBeLessThan(1000 * pace)
  expect(await refusedAfterMs(near, startedAt)).toBeLessThan(1000 * pace)
})

test('whoever is blocked is let in nowhere within a second, and hears nothing more', async () => {
  const far = copies[1] as RunningServer
  const client = await connectAsync(
    `${far.url.replace('http', 'ws')}/mqtt`,
    { username: String(ana.uid), password: ana.token, reconnectPeriod: 0, connectTimeout: 4000 },
    false,
  )
  client.on('error', () => {})
  const closed = new Promise<void>(resolve => client.once('close', () => resolve()))
  const startedAt = performance.now()
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  await operateStanding(world.api.kyc, { uid: ana.uid, act: 'block', reviewer, reason: 'fraud' })
  await closed
  for (const copy of copies) {
    let code: string | undefined
    while (code !== 'account_blocked' && performance.now() - startedAt < 5000) {
      code = (await ask(copy, 'GET /finance/wallet', {}, ana)).code
    }
    expect(code).toBe('account_blocked')
  }
  expect(performance.now() - startedAt).toBeLessThan(1000 * pace)
})

test('a session that ends while the lines for news are cut counts nowhere within a second', async () => {
  await killLines()
  const startedAt = performance.now()
  expect((await ask(world, 'POST /member/logout', {}, ana)).status).toBe(200)
  for (const copy of copies) expect(await refusedAfterMs(copy, startedAt)).toBeLessThan(1000 * pace)
})

test('a session that ends while the lines for news hang without a word counts nowhere a second later', async () => {
  const { rows } = await operator.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'saya saya_news'`,
  )
  expect(rows).toHaveLength(2)
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  try {
    const startedAt = performance.now()
    expect((await ask(world, 'POST /member/logout', {}, ana)).status).toBe(200)
    for (const copy of copies) expect(await refusedAfterMs(copy, startedAt)).toBeLessThan(1200)
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  }
})

test('while its line for news is down a copy asks the database, and remembers again once it speaks', async () => {
  await killLines()
  await endSilently()
  const startedAt = performance.now()
  for (const copy of copies) expect(await refusedAfterMs(copy, startedAt)).toBeLessThan(1000 * pace)
  ana = await world.player()
  await expect
    .poll(
      async () => {
        await seeEverywhere()
        await endSilently()
        const replies = await Promise.all(copies.map(see))
        await operator.query('update app.session set ended_at = null where uid = $1', [String(ana.uid)])
        return replies.map(({ status }) => status)
      },
      { timeout: 5000 },
    )
    .toEqual([200, 200])
})

test('what changes a session or moves money asks the database, whatever is remembered', async () => {
  await endSilently()
  const [near] = copies as [RunningServer, RunningServer]
  expect((await see(near)).status).toBe(200)
  expect(await ask(near, 'POST /member/refresh/token', {}, ana)).toMatchObject({ status: 401 })
  expect(await ask(near, 'POST /member/session/delete/others', {}, ana)).toMatchObject({ status: 401 })
})
