import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findStart } from '../../packages/postgres/runningProcess.ts'

const root = path.resolve(import.meta.dirname, '../..')
const launcher = ['--import', 'tsx', path.join(import.meta.dirname, 'launchForTest.ts')]
const address = (port: number) => `http://127.0.0.1:${port}/`

let dataFolder: string
let ports: { PORT: string; SANDBOX_PORT: string; SANDBOX_MAIL_PORT: string; STUDIO_PORT: string }
let started: ChildProcess[] = []

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'saya-launch-'))
  chmodSync(dataFolder, 0o755)
  const [one, two, three, four] = await freePorts(4)
  ports = { PORT: `${one}`, SANDBOX_PORT: `${two}`, STUDIO_PORT: `${three}`, SANDBOX_MAIL_PORT: `${four}` }
})
afterEach(async () => {
  for (const child of started) await end(child, 'SIGINT')
  started = []
})
afterAll(() => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

test('it starts all, hands each service only what is its own, and a Ctrl-C stops all with exit code 0', async () => {
  const saya = begin()
  await saya.isReady()
  expect(saya.said()).toMatch(/Saya is running\..*Started in \d+\.\d s/)
  expect(saya.said()).toContain(`Player   ${address(Number(ports.PORT))}`)
  const server = await visit('PORT')
  const sandbox = await visit('SANDBOX_PORT')
  const key = path.join(dataFolder, 'keys/MASTER_KEY')
  expect(server).toMatchObject({ db: 'saya', knows: true, secret: readFileSync(key, 'utf8').trim() })
  expect(sandbox).toMatchObject({ db: 'saya_sandbox', knows: false, secret: null })
  expect(await visit('STUDIO_PORT')).toMatchObject({ db: 'saya_studio', knows: false, secret: null })
  expect(statSync(key).mode & 0o777).toBe(0o600)
  const all = [server.pid, sandbox.pid, postgresPid()]
  expect(await end(saya.child, 'SIGINT')).toBe(0)
  expect(all.filter(isRunning)).toEqual([])
  expect(existsSync(path.join(dataFolder, 'lock'))).toBe(false)
})

test('kill -9 leaves nothing running within two seconds, not even what hangs, and the next start finds its data and its keys', async () => {
  const saya = begin({ STAND_IN_HANGS: '1' })
  await saya.isReady()
  const before = await visit('PORT')
  const all = [before.pid, (await visit('SANDBOX_PORT')).pid, postgresPid()]
  await end(saya.child, 'SIGKILL')
  const next = begin()
  await vi.waitFor(() => expect(all.filter(isRunning)).toEqual([]), { timeout: 2000, interval: 20 })
  await next.isReady()
  const after = await visit('PORT')
  expect(after).toMatchObject({ n: before.n + 1, secret: before.secret })
  expect(await end(next.child, 'SIGTERM')).toBe(0)
})

test('a second start on the same folder is refused with the process and the address of the first', async () => {
  const saya = begin()
  await saya.isReady()
  const second = begin({ PORT: '1' })
  expect(await second.exitCode()).toBe(1)
  expect(second.said().trim()).toBe(
    `Saya already runs on ${dataFolder}, as process ${saya.child.pid} at ${address(Number(ports.PORT))}: ` +
      'stop that, or choose another folder with SAYA_DATA.',
  )
  expect((await visit('PORT')).db).toBe('saya')
})

test('a service or a PostgreSQL that dies is started again, and people are told', async () => {
  const saya = begin()
  await saya.isReady()
  await expect(fetch(`${address(Number(ports.PORT))}die`)).rejects.toThrow('fetch failed')
  await vi.waitFor(() => expect(saya.said()).toContain('The server runs again.'), { timeout: 8000 })
  expect(saya.said()).toMatch(/The server ended \(exit code 3\) and starts again in 0\.5 s\./)

  process.kill(postgresPid(), 'SIGQUIT')
  await vi.waitFor(() => expect(saya.said()).toContain('PostgreSQL runs again.'), { timeout: 8000 })
  expect((await visit('PORT')).db).toBe('saya')
})

test('while one works on it, the sources of the player app stand before the server, at the port that was chosen', async () => {
  const saya = begin({ STAND_IN_LIVE: '1' })
  await saya.isReady()
  expect(saya.said()).toContain(`Player   ${address(Number(ports.PORT))}`)
  expect((await visit('PORT')).db).toBe('saya')
  expect(await (await fetch(`${address(Number(ports.PORT))}live-start`)).text()).toContain('/app/main.tsx')
  expect(await end(saya.child, 'SIGINT')).toBe(0)
})

test('what a service says goes to its log, and a warning is shown as well', async () => {
  const saya = begin()
  await saya.isReady()
  await visit('PORT', 'warn')
  await visit('PORT', 'hush')
  await vi.waitFor(() => expect(readLog('server')).toContain('all is well'))
  expect(saya.said()).toContain('server: the sky is falling')
  expect(saya.said()).not.toContain('all is well')
})

test('a busy port is named before anything is started, with one that is free', async () => {
  const stranger = createServer().listen(Number(ports.PORT), '127.0.0.1')
  await once(stranger, 'listening')
  const saya = begin()
  expect(await saya.exitCode()).toBe(1)
  stranger.close()
  expect(saya.said().trim()).toMatch(
    new RegExp(`^Port ${ports.PORT} on 127.0.0.1 is busy. Stop what uses it, or choose another: PORT=\\d+ npm start$`),
  )
})

test('a lock left by a process that is no more does not stop the start, and orphans of npm end by themselves', async () => {
  writeFileSync(path.join(dataFolder, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago', note: '' }))
  const npm = begin({ npm_lifecycle_event: 'start' }, 'sh')
  await npm.isReady()
  const all = [(await visit('PORT')).pid, (await visit('SANDBOX_PORT')).pid, postgresPid(), launcherPid()]
  await end(npm.child, 'SIGKILL')
  await vi.waitFor(() => expect(all.filter(isRunning)).toEqual([]), { timeout: 4000, interval: 20 })
})

test('a wrong setting is named before anything is made or started for it', async () => {
  const saya = begin({ ROLES: 'apii', SAYA_DATA: path.join(dataFolder, 'never') })
  expect(await saya.exitCode()).toBe(1)
  expect(saya.said().trim()).toBe('The setting ROLES is wrong: it must be a list of api, worker and broker.')
  expect(existsSync(path.join(dataFolder, 'never'))).toBe(false)
})

test('a service that cannot start ends all with its sentence', async () => {
  const saya = begin({ STAND_IN_FAILS: '1' })
  expect(await saya.exitCode()).toBe(1)
  expect(saya.said()).toContain('\n  The server needs a longer key: make one.\n')
  expect(existsSync(path.join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('a service that dies while it starts is named, with the end of its log', async () => {
  const saya = begin({ STAND_IN_CRASHES: '1' })
  expect(await saya.exitCode()).toBe(1)
  expect(saya.said()).toContain('The server ended while it started (exit code 1).')
  expect(saya.said()).toContain('a bug in the service')
})

test('a Ctrl-C during the start stops it', async () => {
  const saya = begin()
  await vi.waitFor(() => expect(saya.said()).toContain('Starting PostgreSQL'), { timeout: 8000, interval: 5 })
  saya.child.kill('SIGINT')
  expect(await saya.exitCode()).toBe(0)
  await vi.waitFor(() => expect(existsSync(path.join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false))
})

test('a second Ctrl-C does not wait for what hangs, and one that arrives twice counts once', async () => {
  const saya = begin({ STAND_IN_HANGS: '1' })
  await saya.isReady()
  const all = [(await visit('PORT')).pid, (await visit('SANDBOX_PORT')).pid, postgresPid()]
  saya.child.kill('SIGINT')
  await wait(50)
  saya.child.kill('SIGINT')
  await wait(600)
  expect(saya.child.exitCode).toBeNull()
  saya.child.kill('SIGINT')
  expect(await saya.exitCode()).toBe(130)
  await vi.waitFor(() => expect(all.filter(isRunning)).toEqual([]), { timeout: 2000, interval: 20 })
})

test('a database elsewhere that cannot be reached is named, and its password is not', async () => {
  const [port] = await freePorts(1)
  const saya = begin({ DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/saya` })
  expect(await saya.exitCode()).toBe(1)
  expect(saya.said()).toMatch(/The PostgreSQL that DATABASE_URL names does not let us in: \S/)
  expect(saya.said()).not.toContain('secret')
})

interface Visit {
  readonly pid: number
  readonly secret: string | null
  readonly db: string
  readonly knows: boolean
  readonly n: number
}

function begin(env: Record<string, string> = {}, through?: 'sh') {
  // The test runner has a MODE of its own.
  const { npm_lifecycle_event: _npm, DATABASE_URL: _url, MODE: _mode, ...inherited } = process.env
  const command = [process.execPath, ...launcher]
  const [program = '', ...words] = through ? ['/bin/sh', '-c', '"$@"; exit $?', 'sh', ...command] : command
  const child = spawn(program, words, {
    cwd: root,
    env: { ...inherited, ...ports, SAYA_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += String(part)))
  const closed = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    said: () => text,
    exitCode: () => closed,
    isReady: () => vi.waitFor(() => expect(text).toContain('Saya is running.'), { timeout: 15_000, interval: 20 }),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  return (await exited)[0] as number | null
}

async function visit(port: 'PORT' | 'SANDBOX_PORT' | 'STUDIO_PORT', page = ''): Promise<Visit> {
  const answer = await fetch(`${address(Number(ports[port]))}${page}`)
  return (await answer.json()) as Visit
}

function postgresPid(): number {
  return Number.parseInt(readFileSync(path.join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

function launcherPid(): number {
  return (JSON.parse(readFileSync(path.join(dataFolder, 'lock'), 'utf8')) as { pid: number }).pid
}

function readLog(name: string): string {
  return readFileSync(path.join(dataFolder, `logs/${name}.log`), 'utf8')
}

function isRunning(pid: number): boolean {
  return findStart(pid) !== undefined
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const found = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return found
}
