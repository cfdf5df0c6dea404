import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildForTest,
  driverFor,
  openWorld,
  root,
  startBuiltServer,
  testProviders,
  testRsaKeys,
  testSecrets,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, openBench } from './bench.ts'
import type { Bet, Driver } from './call.ts'
import { rppDriver } from './drivers/rpp.ts'
import { openLine } from './exchange.ts'
import { flawedAccess } from './flawedWalletForTest.ts'

const peso = 10_000n
const [many, few] = [40, 5]
const nowMs = Date.parse('2026-03-02T12:00:00+08:00')
const folder = mkdtempSync(join(tmpdir(), 'saya-behind-'))
let world: World
beforeAll(async () => {
  await buildForTest()
  world = await openWorld()
  // A server in a process of its own reads the real clock.
  world.clock.advance(Date.now() - world.clock.now())
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

function benchAt(address: string, driver: Driver): Bench {
  const url = new URL(address)
  return openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
}

/** Sends bets of one peso, kills the wallet as soon as some are answered at each bench, and tells which were done. */
async function betUntilKilled(benches: readonly Bench[], child: ChildProcess): Promise<Bet[][]> {
  const exited = once(child, 'exit')
  const done = benches.map((): Bet[] => [])
  async function place(at: Bench, taken: Bet[]): Promise<void> {
    const bet = at.bet(peso)
    const { said } = await at.ask(bet)
    if (said === 'ok') taken.push(bet)
    if (done.every(({ length }) => length >= few)) child.kill('SIGKILL')
  }
  const placed = benches.flatMap((at, index) => Array.from({ length: many }, () => place(at, done[index] ?? [])))
  await Promise.all(placed)
  child.kill('SIGKILL')
  await exited
  return done
}

/** A wallet that keeps its balance in a file, before or behind its answers. */
async function startKeeper(order: 'first' | 'behind') {
  const program = join(root, 'packages/conformance/walletProcessForTest.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, join(folder, order), order, String(nowMs)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: line.toString().trim(), child }
}

test.each<['first' | 'behind', string]>([
  ['first', 'has'],
  ['behind', 'has lost'],
])(
  'a small wallet that writes %s its answers %s what it answered when it is killed',
  async order => {
    const { token, game } = flawedAccess
    const seat = { base: '', player: '5', token, game, clock: { now: () => nowMs }, newId: randomUUID }
    const driver = rppDriver(seat, flawedAccess)
    const one = await startKeeper(order)
    const start = await benchAt(one.url, driver).fund()
    // What is written behind is written by then.
    await new Promise(resolve => setTimeout(resolve, 500))
    const [done = []] = await betUntilKilled([benchAt(one.url, driver)], one.child)
    expect(done.length).toBeGreaterThanOrEqual(few)
    const other = await startKeeper(order)
    const left = await benchAt(other.url, driver).balance()
    other.child.kill('SIGKILL')
    const mostLeft = start - BigInt(done.length) * peso
    if (order === 'first') expect(left).toBeLessThanOrEqual(mostLeft)
    else expect(left).toBeGreaterThan(mostLeft)
  },
  30_000,
)

const keys = [
  `${testProviders.rpp.code}:k1:${testSecrets[0].toString('base64')}`,
  `${testProviders.valkyrie.code}:k1:${testSecrets[0].toString('base64')}`,
  `${testProviders.hub88.code}:k1:${testRsaKeys()[0]?.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
]

test('our wallet has what it answered in each dialect when its process is killed in that moment', async () => {
  const drivers: Driver[] = []
  for (const dialect of ['rpp', 'hub88', 'valkyrie'] as const) {
    await world.link(dialect)
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(uid, 100n * peso)
    drivers.push(await driverFor(world, dialect, uid))
  }
  const server = await startBuiltServer({
    DATABASE_URL: world.databaseUrl,
    MEMBER_SCHEMAS: '1',
    ROLES: 'api',
    SAYA_DATA: folder,
    SMS_URL: world.sandboxUrl,
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'saya@mail.example',
    PROVIDER_KEYS: keys.join(','),
  })
  const benches = drivers.map(driver => benchAt(server.url, driver))
  const done = await betUntilKilled(benches, server.child)
  for (const [index, driver] of drivers.entries()) {
    const taken = done[index] ?? []
    expect(taken.length).toBeGreaterThanOrEqual(few)
    // Another copy of the server, on the same database.
    const at = benchAt(world.url, driver)
    const left = await at.balance()
    expect(left).toBeLessThanOrEqual((100n - BigInt(taken.length)) * peso)
    expect(left).toBeGreaterThanOrEqual(BigInt(100 - many) * peso)
    for (const bet of taken) expect((await at.insist(bet)).said).toBe('ok')
    expect(await at.balance()).toBe(left)
  }
})
