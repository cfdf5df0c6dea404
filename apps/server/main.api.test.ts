import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createDatabase } from '@saya/postgres'
import {
  ask,
  buildForTest,
  type BuiltServer,
  findDebianPostgres,
  freePort,
  openWorld,
  ownDatabase,
  pace,
  startBuiltServer,
  startDebianPostgres,
  startStudio,
  testRsaKeys,
  type World,
} from '@saya/testing'
import { connectAsync } from 'mqtt'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

// Processes of their own start slowly on a busy machine; what is held to a time is measured by itself.
vi.setConfig({ testTimeout: 60_000 })

const debian = findDebianPostgres()
const isMissing = 'missing' in debian
if (isMissing) console.warn(`The server is not tried on another PostgreSQL: ${debian.missing}`)

let world: World
const folder = mkdtempSync(join(tmpdir(), 'saya-built-'))
const leaving: (() => unknown)[] = []

beforeAll(async () => {
  await buildForTest()
  world = await openWorld()
})
afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

async function start(settings: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const { sandboxUrl } = world
  const server = await startBuiltServer({
    DATABASE_URL: world.databaseUrl,
    SMS_URL: sandboxUrl,
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'saya@mail.example',
    SAYA_DATA: folder,
    ...settings,
  })
  leaving.push(() => server.end('SIGKILL'))
  return server
}

const [ours] = testRsaKeys() as [ReturnType<typeof testRsaKeys>[number]]

const inProduction = {
  MODE: 'production',
  JURISDICTION: 'standard',
  MEMBER_SCHEMAS: '1',
  SECURITY_CONTACT: 'mailto:security@saya.example',
  SMS_ACCOUNT: 'sandbox',
  SMS_KEY: 'sandbox',
  IDCHECK_URL: 'http://127.0.0.1:9',
  IDCHECK_WEB_URL: 'http://127.0.0.1:9',
  IDCHECK_CLIENT_ID: 'saya',
  PAYMONGO_URL: 'http://127.0.0.1:9',
  PAYMONGO_KEY: 'sk_live_nobodys_account',
  PAYMONGO_EVENT_KEY: 'whsk_nobodys_account',
  IDCHECK_KEY: ours.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  IDCHECK_PARTY_KEY: ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
}

async function signIn(server: Pick<BuiltServer, 'url'>, phone: string) {
  const sent = await ask(server, 'POST /member/sms', { body: { phone } })
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { code: string }[]
  const body = { otp_id: sent.data.id, code: inbox[0]?.code ?? '' }
  const { data } = await ask(server, 'POST /member/otp/login', { body })
  const detail = await ask(server, 'GET /member/detail', {}, { token: data.token })
  return { token: data.token, detail }
}

/** Sends a code through a carrier that takes three seconds, and tells when the carrier has it. */
async function sendSlowly(server: BuiltServer, phone: string) {
  const faults = `${world.sandboxUrl}/faults`
  const body = JSON.stringify({ party: 'sms', kind: 'slow', times: 1 })
  await fetch(faults, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answered = ask(server, 'POST /member/sms', { body: { phone } })
  await vi.waitFor(async () => expect(await (await fetch(faults)).json()).toEqual([]), 4000)
  return { answered }
}

/** The status of an answer on a connection of its own, or nothing when nobody takes one. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const asked = request(url, { agent: false }, res => resolve(res.resume().statusCode))
    asked.on('error', () => resolve(undefined)).end()
  })
}

test('a server that is told to end says so, answers what was asked, lets everybody go and exits with 0', async () => {
  const [port, watchPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), WATCH_PORT: String(watchPort) }
  const server = await start({ ...inProduction, ...ports, SITE_URLS: `http://127.0.0.1:${port}` })
  const readiness = () => statusOf(`http://127.0.0.1:${watchPort}/readyz`)
  const { token, detail } = await signIn(server, '9171234501')
  const member = { username: detail.data.uid, password: token, reconnectPeriod: 0 }
  const page = await connectAsync(`${server.url.replace('http', 'ws')}/mqtt`, member, false)
  const left = new Promise<void>(resolve => page.once('close', () => resolve()))
  page.on('error', () => {})
  expect(await readiness()).toBe(200)
  const { answered } = await sendSlowly(server, '9171234502')
  const ended = server.end('SIGTERM')
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 1000 * pace, interval: 20 })
  await vi.waitFor(async () => expect(await statusOf(`${server.url}/healthz`)).toBeUndefined(), 5000)
  expect(await answered).toMatchObject({ status: 200, data: { codeLength: 6 } })
  await left
  const { code, tookMs } = await ended
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(10_000)
})

test('a server and a studio that are told of a collector send the lines of their logs there, the worker its signed heads as well [NET-56]', async () => {
  const lines: Record<string, unknown>[] = []
  const collector = createServer((req, res) => {
    void text(req).then(body => {
      for (const line of body.trimEnd().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>)
      res.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  leaving.push(() => collector.close())
  const log = { LOG_LEVEL: 'debug', LOG_URL: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` }
  const server = await start({ ...log, SAYA_DATA: join(folder, 'collected') })
  expect(await statusOf(`${server.url}/finance/wallet`)).toBe(401)
  const signed = () => new Set(lines.map(({ signed: of }) => of))
  await expect.poll(signed).toEqual(new Set([undefined, 'acts', 'ledger']))
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ route: '/finance/wallet', status: 401 }))

  const own = await ownDatabase('studio')
  leaving.push(() => own.drop())
  const studio = await startStudio({ ...log, STUDIO_PORT: String(await freePort()), STUDIO_DATABASE_URL: own.url })
  leaving.push(async () => {
    const exited = once(studio, 'exit')
    studio.kill()
    await exited
  })
  // It tells of faults alone.
  const books = new pg.Client(own.url)
  await books.connect()
  await books.query('alter table game_round rename to lost')
  await books.end()
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the open rounds stood still')
})

test('a server whose keys are not those that its database was hashed under does not start, and says so [CONST-20]', async () => {
  const other = Buffer.alloc(32, 9).toString('base64')
  await expect(start({ LOOKUP_KEY: other })).rejects.toThrow('are not those that this database was hashed under')
})

test.each(['SIGINT', 'SIGTERM'] as const)('a server with nothing to do ends at once on %s', async signal => {
  const server = await start()
  const { code, tookMs } = await server.end(signal)
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(2000)
})

test('a server ends by itself, and properly, when whoever started it is gone', async () => {
  const server = await start()
  const exited = new Promise<number | null>(resolve => server.child.once('exit', resolve))
  server.child.disconnect()
  expect(await exited).toBe(0)
})

test('a server that cannot end in time is cut short', async () => {
  const server = await start()
  const asked = request(`${server.url}/member/sms`, { method: 'POST', headers: { 'content-length': '10' } })
  asked.on('error', () => {})
  asked.flushHeaders()
  await statusOf(`${server.url}/healthz`)
  const { code, tookMs } = await server.end('SIGTERM')
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(10_000)
})

test.skipIf(isMissing)("the whole server starts on Debian's PostgreSQL 15, and a person signs in", async () => {
  const postgres = await startDebianPostgres()
  leaving.push(() => postgres.stop())
  await createDatabase(postgres.url('postgres'), 'saya')
  // A folder of its own: that a database was put behind what another has signed is a fault.
  const own = join(folder, 'debian')
  const server = await start({ DATABASE_URL: postgres.url('saya'), MEMBER_SCHEMAS: '3', SAYA_DATA: own })
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  const { detail } = await signIn(server, '9171234503')
  expect(detail).toMatchObject({ status: 200, data: { phone: '9171234503' } })
  expect((await server.end('SIGTERM')).code).toBe(0)
})
