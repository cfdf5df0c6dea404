import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openWorld, root, testGame, testRsaKeys, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let folder: string
beforeAll(async () => {
  // The command reads the real clock, so that the test's clock must tell the same time.
  world = await openWorld()
  world.clock.advance(Date.now() - world.clock.now())
  folder = await mkdtemp(join(tmpdir(), 'saya-conformance-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

async function saya(...args: string[]) {
  const words = ['--import', 'tsx', join(root, 'apps/server/cli.ts'), 'conformance', ...args]
  const done = promisify(execFile)(process.execPath, words, {
    cwd: root,
    timeout: 100_000,
    env: { PATH: process.env.PATH ?? '' },
  })
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

async function seat(dialect: 'rpp' | 'hub88') {
  await world.link(dialect)
  const { uid } = await world.player()
  const token = await world.gameSession(uid, dialect)
  return ['--dialect', dialect, '--player', String(uid), '--token', token, '--game', testGame]
}

test('a wallet that keeps the rules is told so line by line, and the command succeeds', async () => {
  const key = testSecrets[0].toString('base64')
  const args = await seat('rpp')
  const { code, stdout } = await saya(world.url, ...args, '--partner', 'test-rpp', '--key-id', 'k1', '--key', key)
  expect(stdout).toMatch(/ 1 of 30 {2}A bet sent three times/)
  expect(stdout).toMatch(/A forged request is not heard +kept/)
  expect(stdout).toContain('30 of 30 rules kept.')
  expect(code).toBe(0)
}, 120_000)

test('a key is read from its file, and a wallet that breaks a rule fails the command', async () => {
  const file = join(folder, 'key.pem')
  // The key of somebody else: nothing will be heard.
  const pem = testRsaKeys()[1]?.privateKey.export({ type: 'pkcs8', format: 'pem' }) ?? ''
  await writeFile(file, pem)
  const args = await seat('hub88')
  const { code, stdout, stderr } = await saya(`${world.url}/hub88/nobody`, ...args, '--key', file)
  expect(stdout).toContain('BROKEN')
  expect(stderr).toMatch(/\d+ rules are broken\./)
  expect(code).toBe(1)
}, 120_000)

test('without what it needs it says how it is used', async () => {
  const { code, stderr } = await saya('http://127.0.0.1:1', '--dialect', 'morse')
  expect(stderr).toContain('npm run saya -- conformance <url>')
  expect(code).toBe(1)
})
