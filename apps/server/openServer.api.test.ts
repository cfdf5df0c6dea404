import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  ask,
  askOffice,
  buildForTest,
  freePort,
  listIncidents,
  openWorld,
  pace,
  promotionDesk,
  rankingTools,
  root,
  setMaintenance,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setGate } from './features/gate/index.ts'
import { mayBet, post } from './features/wallet/index.ts'
import { payJob } from './features/withdrawal/payout/payJob.ts'
import { openServer, type RunningServer } from './openServer.ts'
import { openDatabase } from './platform/db/database.ts'
import { addJob } from './platform/jobs/index.ts'
import { countJobs } from './platform/jobs/job.store.ts'
import { readSettings } from './platform/settings.ts'

/** The copy that answers calls. The others stand beside it on its database. */
let world: World
const leaving: (() => unknown)[] = []

// A copy that answers pages reads them as they were built.
beforeAll(() => buildForTest(), 180_000)
beforeEach(async () => {
  world = await openWorld({ memberSchemas: 3 })
})

afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
  await world.close()
})

const folder = mkdtempSync(join(tmpdir(), 'saya-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Copy = Parameters<typeof openServer>[0]

async function open(
  roles: string,
  wish: Readonly<Record<string, string>> = {},
  copy: Partial<Pick<Copy, 'town' | 'clock' | 'databaseNow' | 'shipment'>> = {},
): Promise<RunningServer> {
  const server = await openServer({
    root,
    clock: world.clock,
    databaseNow: undefined,
    ...copy,
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
      ...wish,
    }),
  })
  leaving.push(() => server.close())
  return server
}

async function connect(
  server: RunningServer,
  { uid, token }: { uid: bigint; token: string },
  options: IClientOptions = {},
) {
  const client = await connectAsync(
    `${server.url.replace('http', 'ws')}/mqtt`,
    { username: String(uid), password: token, reconnectPeriod: 0, connectTimeout: 4000, ...options },
    false,
  )
  client.on('error', () => {})
  leaving.push(() => client.endAsync(true))
  const heard: string[] = []
  client.on('message', (_topic, payload) => heard.push(payload.toString()))
  await client.subscribeAsync(`bonus_notify${uid}`, { qos: 1 })
  return { client, heard }
}

const closed = (client: MqttClient) => new Promise<void>(resolve => client.once('close', () => resolve()))
const signOut = (token: string) => ask(world, 'POST /member/logout', {}, { token })

test.each(['api', 'broker'])(
  'a copy in the role %s that is watched on a port of its own tells there how it is, and on its public one that it serves',
  async role => {
    const port = await freePort()
    const { url } = await open(role, { WATCH_PORT: String(port) })
    const statusesAt = (origin: string) =>
      Promise.all(
        ['/healthz', '/readyz', '/metrics', '/docs/openapi.json'].map(
          async path => (await fetch(`${origin}${path}`)).status,
        ),
      )
    expect(await statusesAt(url)).toEqual([200, 404, 404, 404])
    expect(await statusesAt(`http://127.0.0.1:${port}`)).toEqual([200, 200, 200, 200])
  },
)

test('a copy in production that only carries messages knows no secret, and lets its members in', async () => {
  const port = await freePort()
  const far = await open('broker', {
    MODE: 'production',
    PORT: String(port),
    REALTIME_URL: `wss://127.0.0.1:${port}`,
    JURISDICTION: 'strict',
    SITE_URLS: 'https://saya.example',
    SECURITY_CONTACT: 'mailto:security@saya.example',
    WATCH_PORT: String(await freePort()),
    MASTER_KEY: '',
    OTP_PEPPER: '',
    LOOKUP_KEY: '',
    LEDGER_KEY: '',
  })
  const ana = await world.player()
  const { client } = await connect(far, ana)
  expect(client.connected).toBe(true)
})

test('a bonus is told on the topic of its member, at whichever copy they are, once, and to nobody else [MSG-19, MSG-20, MSG-21]', async () => {
  const far = await open('broker')
  const [ana, ben] = [await world.player(), await world.player()]
  const [anasPage, bensPage] = [await connect(far, ana), await connect(far, ben)]
  await open('worker')
  const bonus = { act: 'promotion', cashType: 4004, multiple: 1, uid: ana.uid, reference: 'birthday' } as const
  await world.db.member(ana.uid, tx => post(tx, { ...bonus, amount: 880_000n, nowMs: world.clock.now() }))
  await vi.waitFor(() => expect(anasPage.heard).toHaveLength(1), 8000)
  const { data } = await ask(world, 'GET /member/message/list', {}, ana)
  expect(JSON.parse(anasPage.heard[0] ?? '')).toEqual({
    messageId: data.d[0]?.messageId,
    cash_type: 4004,
    amount: '88.00',
    created_at: Math.floor(world.clock.now() / 1000),
  })
  expect(bensPage.heard).toEqual([])
})

test('members who are connected are told of maintenance when it begins, once, and again when it begins again [TXN-50]', async () => {
  const far = await open('broker')
  const { heard } = await connect(far, await world.player())
  await setMaintenance(world.db, true)
  await vi.waitFor(() => expect(heard).toHaveLength(1), 4000)
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ cash_type: 999, amount: '0.00' })
  await wait(1500)
  expect(heard).toHaveLength(1)
  await setMaintenance(world.db, false)
  await wait(1500)
  world.clock.advance(60_000)
  await setMaintenance(world.db, true)
  await vi.waitFor(() => expect(heard).toHaveLength(2), 4000)
  expect(JSON.parse(heard[1] ?? '').messageId).not.toBe(JSON.parse(heard[0] ?? '').messageId)
})

test('signing out at one copy ends the connection at the other within a second', async () => {
  const far = await open('broker')
  const [ana, ben] = [await world.player(), await world.player()]
  const [anasPage, bensPage] = [await connect(far, ana), await connect(far, ben)]
  const ended = closed(anasPage.client)
  const startedAt = performance.now()
  expect(await signOut(ana.token)).toMatchObject({ status: 200 })
  await ended
  expect(performance.now() - startedAt).toBeLessThan(1000 * pace)
  expect(bensPage.client.connected).toBe(true)
  await expect(connect(far, ana)).rejects.toMatchObject({ code: 4 })
})

test('a sign-out that the broker did not hear of is found when its line is up again', async () => {
  const far = await open('broker')
  const ana = await world.player()
  const { client } = await connect(far, ana)
  const ended = closed(client)
  const operator = new pg.Client({ connectionString: world.databaseUrl })
  await operator.connect()
  await operator.query(
    `select pg_terminate_backend(pid, 3000) from pg_stat_activity
     where datname = current_database() and application_name = 'saya saya_news'`,
  )
  await operator.end()
  await signOut(ana.token)
  await ended
})

test.each([
  ['a wrong token', { password: 'x'.repeat(43) }],
  ['a token of another shape', { password: "' or true --" }],
  ["another member's name", { username: '88009999' }],
])('%s is refused with the code for bad credentials', async (_title, options) => {
  const server = await open('broker')
  await expect(connect(server, await world.player(), options)).rejects.toMatchObject({ code: 4 })
})

test('who is blocked hears nothing', async () => {
  const server = await open('broker')
  await expect(connect(server, await world.player({ kyc: 'block' }))).rejects.toMatchObject({ code: 4 })
})

test.each([
  ['of its own', (url: string) => url, 101],
  ['of another host', () => 'https://evil.example.test', 403],
])('a page %s is answered at the door', async (_title, originOf, status) => {
  const server = await open('broker')
  const headers = {
    origin: originOf(server.url),
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'mqtt',
  }
  const asked = request(`${server.url}/mqtt`, { headers }).end()
  const answered = await new Promise<number>(resolve => {
    asked.on('upgrade', (res, socket) => resolve(socket.destroy() && (res.statusCode ?? 0)))
    asked.on('response', res => resolve(res.statusCode ?? 0))
  })
  expect(answered).toBe(status)
})

test('a copy has the roles it is given, and tells of each whether it works', async () => {
  async function states(roles: string) {
    const server = await open(roles)
    const [health, calls] = await Promise.all([fetch(`${server.url}/readyz`), fetch(`${server.url}/finance/wallet`)])
    return { health: await health.json(), calls: calls.status }
  }
  const ready = (...names: string[]) => ({
    ready: true,
    parts: names.map(name => ({ name, ready: true, state: 'green' })),
  })
  const works = ['serving', 'database', 'objects', 'readers', 'ledger', 'jobs']
  expect(await states('worker')).toEqual({ health: ready(...works), calls: 404 })
  expect(await states('broker')).toEqual({ health: ready('serving', 'database', 'broker'), calls: 404 })
})

test('the figures of a copy are its own, and those of what it sends to a collector are among them; its worker opens what is over and sends the heads that it signs [NET-56, NET-58, FACT-03]', async () => {
  const [luz, nowMs] = [await world.player({ kyc: 'fully_kyc' }), world.clock.now()]
  const gate = { uid: luz.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs } as const
  await world.db.member(luz.uid, tx => setGate(tx, { ...gate, nowMs: nowMs - 1 }))
  const mayPlay = () => world.db.member(luz.uid, tx => mayBet(tx, luz.uid, world.clock.now()))
  expect(await mayPlay()).toBe(false)
  const sent: string[] = []
  const write = (line: string) => void sent.push(line)
  const shipment = { write, figures: () => ({ waiting: 12, lost: 3 }), close: async () => {} }
  const [one, other] = [await open('broker'), await open('worker,broker', {}, { shipment })]
  await connect(one, await world.player())
  const figures = async ({ url }: RunningServer) => (await fetch(`${url}/metrics`)).text()
  expect(await figures(one)).toContain('\nbroker_connections 1\n')
  expect(await figures(other)).toContain('\nbroker_connections 0\n')
  expect(await figures(other)).toContain('http_request_seconds_count')
  expect(await figures(other)).toContain('\nlog_lines{state="waiting"} 12\nlog_lines{state="lost"} 3\n')
  expect(await figures(one)).not.toContain('log_lines')
  // Its worker begins at once with all that it does each minute.
  await expect.poll(mayPlay).toBe(true)
  const signed = () => sent.map(line => (JSON.parse(line) as { signed?: string }).signed)
  await expect.poll(signed).toEqual(expect.arrayContaining(['acts', 'ledger']))
  await expect.poll(() => figures(other)).toContain('database_connections{state="waiting"} 0')
})

test('what is over while a worker runs is opened by it within a minute, whoever comes by [FACT-03]', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  const mayPlay = () => world.db.member(uid, tx => mayBet(tx, uid, world.clock.now()))
  async function close(): Promise<void> {
    world.clock.advance(1000)
    const nowMs = world.clock.now()
    const gate = { uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs } as const
    await world.db.member(uid, tx => setGate(tx, { ...gate, nowMs: nowMs - 1 }))
    expect(await mayPlay()).toBe(false)
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  leaving.push(() => vi.useRealTimers())
  await close()
  await open('worker')
  await expect.poll(mayPlay).toBe(true)
  await close()
  vi.advanceTimersByTime(59_999)
  expect(await mayPlay()).toBe(false)
  vi.advanceTimersByTime(1)
  await expect.poll(mayPlay).toBe(true)
})

test('a worker counts the contest of the day as it begins and again each minute [PROMO-30]', async () => {
  const tools = rankingTools(world)
  const ana = await world.player({ kyc: 'fully_kyc' })
  await tools.open(await promotionDesk(world), { from: tools.yesterday(), to: tools.today() })
  await tools.play(ana, { day: tools.today(), pesos: 100n })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  leaving.push(() => vi.useRealTimers())
  const countedAt = async () => (await ask(world, 'GET /promo/ranking/detail', {}, ana)).data.contest?.counted_at
  await open('worker')
  for (const ms of [0, 60_000]) {
    world.clock.advance(ms)
    vi.advanceTimersByTime(ms)
    await expect.poll(countedAt).toBe(Math.floor(world.clock.now() / 1000))
  }
})

test('a worker whose clock runs ahead ends no day and begins the work of none, says so, and does both once it was put right [FACT-108]', async () => {
  const hourMs = 3_600_000
  const databaseNow = async () => world.clock.now()
  async function days(table: 'tally_end' | 'day_work') {
    const { rows } = await world.db.memberSchema(0, tx =>
      sql<{ day: string }>`select distinct day::text from ${sql.ref(table)} order by day`.execute(tx),
    )
    return rows.map(({ day }) => day)
  }
  const states = async () =>
    (await world.db.app(listIncidents)).flatMap(({ kind, closed_at: at }) => (kind === 'CLOCK_APART' ? [at] : []))
  const ahead = await open('worker', {}, { clock: { now: () => world.clock.now() + 15 * hourMs }, databaseNow })
  leaving.pop()
  await expect.poll(states).toEqual([null])
  await ahead.close()
  expect([await days('tally_end'), await days('day_work')]).toEqual([[], []])
  world.clock.advance(15 * hourMs)
  await open('worker', {}, { databaseNow })
  await expect.poll(() => days('tally_end')).toEqual(['2026-03-02'])
  await expect.poll(() => days('day_work')).toEqual(['2026-03-02'])
  await expect.poll(states).toEqual([expect.anything()])
})

test('while the town of a demo loads a server answers, says so, and does no job that could be of its members [FACT-79]', async () => {
  let settle: () => void = () => {}
  const settled = new Promise<void>(resolve => {
    settle = resolve
  })
  leaving.push(() => settle())
  const mark = { members: 150, days: 35, done_days: 12 }
  const server = await open('api,worker', {}, { town: { settled, readDemo: () => mark } })
  const payload = { uid: '1', id: '00000000-0000-4000-8000-000000000001' }
  await world.db.app(tx => addJob(tx, payJob, { payload }))
  const waiting = () => world.db.app(countJobs)
  const { token } = await staffOf(world, { role: 'finance' })
  const { data } = await askOffice(server, 'GET /office/api/figure/money', { query: { days: '7' } }, token)
  expect(data.demo).toEqual(mark)
  const health = await (await fetch(`${server.url}/readyz`)).json()
  const part = { name: 'demo', ready: true, state: 'amber' }
  expect(health).toMatchObject({ ready: true, parts: expect.arrayContaining([part]) })
  expect(await waiting()).toEqual([{ task: payJob.name, state: 'waiting', count: 1 }])
  settle()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000)
})
