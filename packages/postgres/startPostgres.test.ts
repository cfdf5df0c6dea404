import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  renameSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type Server, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase, databaseExists, dropDatabase } from './databases.ts'
import { PostgresFault } from './fault.ts'
import { readCommand } from './runningProcess.ts'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'
import { ask, end, hold, isGone, makeCheckout, makeFolder, pidOf, removeOutside } from './testPlace.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'
const nobody = { uid: 65_534, gid: 65_534 }

let root: string
let checkout: string
const closers: (() => unknown)[] = []

beforeAll(async () => {
  root = makeFolder()
  checkout = await makeCheckout(root)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

async function start(dataFolder: string, more: object = {}): Promise<RunningPostgres> {
  const running = await startPostgres({ dataFolder, forTests: true, ...more })
  closers.push(() => running.stop())
  return running
}

async function holdIn(dataFolder: string, from = checkout, user = {}) {
  const holding = await hold(from, dataFolder, user)
  closers.push(() => end(holding.child, 'SIGTERM'))
  return holding
}

const clusterOf = (dataFolder: string) => path.join(dataFolder, 'postgres/cluster')

test('it starts, keeps its port and its data, and stops', async () => {
  const folder = makeFolder(root)
  const first = await start(folder)
  expect(first.version).toMatch(/^18\./)
  expect(statSync(path.join(folder, 'keys/postgres.password')).mode & 0o777).toBe(0o600)
  expect(statSync(clusterOf(folder)).uid).not.toBe(0)
  const pid = pidOf(clusterOf(folder))
  await ask(first.url('postgres'), 'create table kept as select 7 as seven')
  expect(await ask(first.url('postgres'), 'show listen_addresses')).toEqual(['127.0.0.1'])
  await first.stop()
  expect((await first.exited).expected).toBe(true)
  expect(isGone(pid)).toBe(true)
  const second = await start(folder)
  expect(second.port).toBe(first.port)
  expect(await ask(second.url('postgres'), 'select seven from kept')).toEqual([7])
})

test('nobody gets in without the password', async () => {
  const running = await start(makeFolder(root))
  const wrong = running.url('postgres').replace(/:[0-9a-f]{36}@/, ':wrong@')
  await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test.runIf(isRoot)('an ordinary user starts it from packages that user cannot write', async () => {
  const folder = makeFolder(root)
  chmodSync(folder, 0o777)
  const { child, url } = await holdIn(path.join(folder, 'data'), checkout, nobody)
  expect(await ask(url, 'select 1')).toEqual([1])
  expect(statSync(clusterOf(path.join(folder, 'data'))).uid).toBe(nobody.uid)
  expect(readdirSync(path.join(folder, 'data/postgres')).some(name => name.startsWith('binaries-'))).toBe(true)
  expect(child.exitCode).toBeNull()
})

test.runIf(isRoot)('root starts it although checkout and data folder are closed to all others', async () => {
  const closed = makeFolder(root)
  chmodSync(closed, 0o700)
  const closedCheckout = await makeCheckout(closed)
  const folder = path.join(closed, 'data')
  closers.push(() => removeOutside(folder))
  const { child, url } = await holdIn(folder, closedCheckout)
  await ask(url, 'create table kept as select 7 as seven')
  await end(child, 'SIGTERM')
  const home = readFileSync(path.join(folder, 'postgres.location'), 'utf8').trim()
  expect(existsSync(path.join(home, 'cluster/PG_VERSION'))).toBe(true)
  expect(home.startsWith('/tmp')).toBe(false)
  const again = await holdIn(folder, closedCheckout)
  expect(await ask(again.url, 'select seven from kept')).toEqual([7])
})

test.runIf(isRoot)(
  'a copied data folder is refused, a lost cluster is named, and a removed folder begins anew',
  async () => {
    const closed = makeFolder(root)
    chmodSync(closed, 0o700)
    const folder = path.join(closed, 'data')
    const copy = path.join(closed, 'copy')
    const pointer = path.join(folder, 'postgres.location')
    closers.push(() => removeOutside(folder))
    await (await start(folder)).stop()
    const home = readFileSync(pointer, 'utf8').trim()
    cpSync(folder, copy, { recursive: true })
    await expect(start(copy)).rejects.toThrow(`${copy} is a copy of ${folder}`)
    renameSync(path.join(home, 'cluster'), path.join(home, 'elsewhere'))
    await expect(start(folder)).rejects.toThrow(`stood in ${home}, which is gone`)
    renameSync(path.join(home, 'elsewhere'), path.join(home, 'cluster'))
    rmSync(folder, { recursive: true })
    const anew = await start(folder)
    expect(await ask(anew.url('postgres'), 'select 1')).toEqual([1])
    expect(existsSync(`${home}.old/cluster`)).toBe(true)
  },
)

test('library links that no install script made are made at the start', async () => {
  const own = await makeCheckout(root)
  const { url } = await holdIn(makeFolder(root), own)
  expect(await ask(url, 'select 1')).toEqual([1])
})

test('kill -9 of the parent leaves nothing running and loses no committed row', async () => {
  const folder = makeFolder(root)
  const { child, url } = await holdIn(folder)
  await ask(url, 'create table kept as select 7 as seven')
  const pid = pidOf(clusterOf(folder))
  await end(child, 'SIGKILL')
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 1000, interval: 10 })
  const next = await start(folder)
  expect(await ask(next.url('postgres'), 'select seven from kept')).toEqual([7])
})

test.runIf(isLinux)('a server whose watchdog was killed too is stopped by the next start', async () => {
  const folder = makeFolder(root)
  const { child, url } = await holdIn(folder)
  await ask(url, 'create table kept as select 7 as seven')
  const pid = pidOf(clusterOf(folder))
  process.kill(findWatchdog(clusterOf(folder)), 'SIGKILL')
  await end(child, 'SIGKILL')
  expect(isGone(pid)).toBe(false)
  const next = await start(folder)
  expect(isGone(pid)).toBe(true)
  expect(await ask(next.url('postgres'), 'select seven from kept')).toEqual([7])
})

test('a number in postmaster.pid that now belongs to another program does not stop the start', async () => {
  const folder = makeFolder(root)
  await (await start(folder)).stop()
  const { uid, gid } = statSync(clusterOf(folder))
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  closers.push(() => end(stranger, 'SIGKILL'))
  const file = path.join(clusterOf(folder), 'postmaster.pid')
  writeFileSync(file, [stranger.pid, clusterOf(folder), 1, 1, '', '127.0.0.1', '0 0', 'ready'].join('\n'))
  await start(folder)
  expect(isGone(stranger.pid ?? 0)).toBe(false)
})

test('a cluster that was half made when the power went is made anew', async () => {
  const folder = makeFolder(root)
  const home = path.join(folder, 'postgres')
  const halves = () => readdirSync(home).filter(name => name.startsWith('cluster.new'))
  const ending = hold(checkout, folder).catch((error: unknown) => error)
  const isHalfMade = () => halves().some(name => existsSync(path.join(home, name, 'global')))
  await vi.waitFor(() => expect(isHalfMade()).toBe(true), { timeout: 5000, interval: 5 })
  killHolderOf(folder)
  expect(await ending).toEqual(new Error('The program ended before its PostgreSQL was ready.'))
  mkdirSync(path.join(home, 'cluster.new-left/base'), { recursive: true })
  const next = await start(folder)
  expect(await ask(next.url('postgres'), 'select 1')).toEqual([1])
  expect(halves()).toEqual([])
})

test('a port that another program took is left to it, and the new one is remembered', async () => {
  const folder = makeFolder(root)
  const first = await start(folder)
  await first.stop()
  const stranger = await listen(first.port)
  closers.push(() => stranger.close())
  const second = await start(folder)
  expect(second.port).not.toBe(first.port)
  await second.stop()
  stranger.close()
  expect((await start(folder)).port).toBe(second.port)
})

test('two processes never share a data folder', async () => {
  const folder = makeFolder(root)
  const { child } = await holdIn(folder)
  await expect(start(folder)).rejects.toThrow(`is in use by process ${child.pid}: stop that first.`)
})

test('a server that refuses to start says so in one sentence, with its last lines below', async () => {
  const refusal = start(makeFolder(root), { settings: { shared_buffers: 'plenty' } })
  const fault = await refusal.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(PostgresFault)
  expect((fault as PostgresFault).sentence).toMatch(/does not start/)
  expect((fault as PostgresFault).detail).toContain('shared_buffers')
})

test('a server that dies by itself is told apart from one that was stopped', async () => {
  const folder = makeFolder(root)
  const running = await start(folder)
  process.kill(pidOf(clusterOf(folder)), 'SIGQUIT')
  expect(await running.exited).toMatchObject({ expected: false, log: expect.stringContaining('immediate shutdown') })
})

test('a database is made from a template within a tenth of a second', async () => {
  // In memory where there is some: a disk that has just seen thousands of files removed is slow to make new ones.
  const folder = makeFolder(existsSync('/dev/shm') ? '/dev/shm' : root)
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const running = await start(folder)
  const admin = running.url('postgres')
  await createDatabase(admin, 'mould')
  await ask(running.url('mould'), 'create table row as select generate_series(1, 1000) as id')
  const times: number[] = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    const begin = performance.now()
    await createDatabase(admin, name, 'mould')
    times.push(performance.now() - begin)
  }
  const median = times.sort((a, b) => a - b)[2] ?? Number.NaN
  console.log(`A database from a template: ${median.toFixed(0)} ms (median of 5).`)
  expect(median).toBeLessThan(100)
  expect(await ask(running.url('five'), 'select count(*)::int from row')).toEqual([1000])
  await dropDatabase(admin, 'five')
  expect(await databaseExists(admin, 'five')).toBe(false)
  expect(await databaseExists(admin, 'four')).toBe(true)
})

function findWatchdog(cluster: string): number {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const found = pids.find(
    pid => readCommand(Number(pid))[0] === '/bin/sh' && readCommand(Number(pid)).includes(cluster),
  )
  if (!found) throw new Error('The server has no watchdog.')
  return Number(found)
}

/** The one that starts PostgreSQL there is named in the lock beside the cluster. */
function killHolderOf(dataFolder: string): void {
  const { pid } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres.lock'), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
}

function listen(port: number): Promise<Server> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
