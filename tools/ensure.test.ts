import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
let checkout: string
const children: ChildProcess[] = []

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'saya-ensure-'))
  chmodSync(checkout, 0o755)
  for (const folder of ['tools', 'thing']) mkdirSync(path.join(checkout, folder))
  copyFileSync(path.join(import.meta.dirname, 'ensure.mjs'), path.join(checkout, 'tools/ensure.mjs'))
  write('package.json', { name: 'little', version: '1.0.0', dependencies: { thing: 'file:thing' } })
  write('thing/package.json', { name: 'thing', version: '1.0.0' })
  write('package-lock.json', {
    name: 'little',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'little', version: '1.0.0', dependencies: { thing: 'file:thing' } },
      'node_modules/thing': { resolved: 'thing', link: true },
      thing: { version: '1.0.0' },
    },
  })
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 })
})

function write(file: string, content: unknown): void {
  writeFileSync(path.join(checkout, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const at = (...names: string[]) => path.join(checkout, ...names)

function begin(options: { env?: NodeJS.ProcessEnv; user?: typeof nobody; before?: string } = {}) {
  const { npm_execpath: _ours, ...inherited } = process.env
  const words = options.before ? ['--import', `data:text/javascript,${encodeURIComponent(options.before)}`] : []
  const child = spawn(process.execPath, [...words, at('tools/ensure.mjs')], {
    ...options.user,
    cwd: '/',
    env: { ...inherited, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += String(text)))
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, done }
}

const run = (options?: Parameters<typeof begin>[0]) => begin(options).done

test('a bare checkout is installed once, and then nothing is done in little time', async () => {
  const first = await run()
  expect(first.said).toContain('This happens once')
  expect(first.code).toBe(0)
  expect(existsSync(at('node_modules/thing/package.json'))).toBe(true)
  expect(existsSync(at('.npm-ci.lock'))).toBe(false)
  const start = performance.now()
  expect(await run()).toEqual({ code: 0, said: '' })
  expect(performance.now() - start).toBeLessThan(1000)
})

test('what npm ci has installed by itself is not installed again, and what it installed of another lock is', async () => {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout, stdio: 'ignore' })
  expect(await run()).toEqual({ code: 0, said: '' })
  rmSync(at('node_modules/.saya-lock-hash'))
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as { packages: Record<string, unknown> }
  lock.packages['thing'] = { version: '1.0.1' }
  write('package-lock.json', lock)
  write('thing/package.json', { name: 'thing', version: '1.0.1' })
  expect((await run()).said).toContain('Installed in')
})

test('two starts at once on a bare checkout both succeed on one installation', async () => {
  const [one, other] = await Promise.all([run(), run()])
  expect([one.code, other.code]).toEqual([0, 0])
  expect(`${one.said}${other.said}`.match(/Installed in/g)).toHaveLength(1)
  expect(existsSync(at('node_modules/thing/package.json'))).toBe(true)
})

test('a changed lock file is installed anew', async () => {
  await run()
  const lock = readFileSync(at('package-lock.json'), 'utf8')
  write('package-lock.json', `${lock}\n`)
  expect((await run()).said).toContain('Installed in')
})

test('the lock of a process that is no more is taken over at once', async () => {
  mkdirSync(at('.npm-ci.lock'))
  write('.npm-ci.lock/owner', { pid: process.pid, started: 'long ago' })
  const { code, said } = await run()
  expect(code).toBe(0)
  expect(said).not.toContain('waiting')
})

test('an npm that outlives its killed owner is waited for, and its unfinished work is done again', async () => {
  const diary = at('diary')
  write(
    'npm-cli.js',
    `const fs = require('node:fs')
     fs.appendFileSync(${JSON.stringify(diary)}, 'begin ')
     fs.mkdirSync('node_modules', { recursive: true })
     setTimeout(() => fs.appendFileSync(${JSON.stringify(diary)}, 'end '), 700)`,
  )
  const env = { npm_execpath: at('npm-cli.js') }
  const killed = begin({ env })
  await vi.waitFor(() => expect(existsSync(at('.npm-ci.lock/npm')) && existsSync(diary)).toBe(true))
  killed.child.kill('SIGKILL')
  expect((await run({ env })).code).toBe(0)
  expect(readFileSync(diary, 'utf8')).toBe('begin end begin end ')
})

test('a failed installation says why, leaves no lock and is tried again', async () => {
  write('npm-cli.js', `console.error('no such package'); process.exit(3)`)
  const { code, said } = await run({ env: { npm_execpath: at('npm-cli.js') } })
  expect(code).toBe(1)
  expect(said).toMatch(/no such package\nInstalling the packages failed \(3\)/)
  expect(existsSync(at('.npm-ci.lock'))).toBe(false)
  expect((await run()).code).toBe(0)
})

test.runIf(isRoot)('an ordinary user whose home is closed or unknown can install', async () => {
  for (const file of ['', 'thing', 'tools']) chownSync(at(file), nobody.uid, nobody.gid)
  const closed = at('closed')
  mkdirSync(closed, { mode: 0o700 })
  expect(await run({ user: nobody, env: { HOME: closed, npm_config_cache: undefined } })).toMatchObject({ code: 0 })
  rmSync(at('node_modules'), { recursive: true })
  expect(await run({ user: nobody, env: { HOME: undefined, npm_config_cache: '/nonexistent/.npm' } })).toMatchObject({
    code: 0,
  })
  expect(statSync(at('.data/npm')).uid).toBe(nobody.uid)
})

test.runIf(isRoot)(
  'packages that cannot be written are fine while they match, and named when they do not',
  async () => {
    expect((await run()).code).toBe(0)
    expect(await run({ user: nobody })).toEqual({ code: 0, said: '' })
    write('package-lock.json', `${readFileSync(at('package-lock.json'), 'utf8')}\n`)
    const { code, said } = await run({ user: nobody })
    expect(code).toBe(1)
    expect(said.trim()).toBe(
      `${at('node_modules')} does not match package-lock.json and ${checkout} cannot be written: run "npm ci" as its owner.`,
    )
  },
)

test('an old Node is told in one sentence', async () => {
  const before = `Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`
  const { code, said } = await run({ before })
  expect(code).toBe(1)
  expect(said.trim()).toMatch(/^Saya needs Node 20\.19 or newer and this is 18\.20\.4: [^\n]+$/)
})
