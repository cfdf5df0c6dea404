import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildForTest,
  openWorld,
  readJournal,
  saya,
  testGame,
  testRsaKeys,
  testSecrets,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepProviderKeys } from '../../../tools/launcher/keepProviderKeys.ts'
import { readProviderKeys } from '../dialects/providerKeys.ts'
import { gameReturns } from '../features/bet/index.ts'
import { auditAll } from '../features/wallet/index.ts'

let world: World
let folder: string
beforeAll(async () => {
  await buildForTest()
  // The command reads the real clock, so that the test's clock must tell the same time.
  world = await openWorld()
  world.clock.advance(Date.now() - world.clock.now())
  folder = await mkdtemp(join(tmpdir(), 'saya-conformance-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

const torment = (...args: string[]) => saya({}, 'conformance', ...args)

async function seat(dialect: 'rpp' | 'hub88') {
  await world.link(dialect)
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  const token = await world.gameSession(uid, dialect)
  return ['--dialect', dialect, '--player', String(uid), '--token', token, '--game', testGame]
}

test('a wallet that keeps the rules is told so line by line, and the command succeeds', async () => {
  const key = testSecrets[0].toString('base64')
  const args = await seat('rpp')
  const { code, stdout } = await torment(world.url, ...args, '--partner', 'test-rpp', '--key-id', 'k1', '--key', key)
  expect(stdout).toMatch(/ 1 of 73 {2}A bet sent three times/)
  expect(stdout).toMatch(/A forged request is not heard +kept/)
  expect(stdout).toContain('61 of 61 rules kept.')
  expect(code).toBe(0)
})

test('a key is read from its file, and a wallet that breaks a rule fails the command', async () => {
  const file = join(folder, 'key.pem')
  // The key of somebody else: nothing will be heard.
  const pem = testRsaKeys()[1]?.privateKey.export({ type: 'pkcs8', format: 'pem' }) ?? ''
  await writeFile(file, pem)
  const args = await seat('hub88')
  const { code, stdout, stderr } = await torment(`${world.url}/hub88/nobody`, ...args, '--key', file)
  expect(stdout).toContain('BROKEN')
  expect(stderr).toMatch(/\d+ rules are broken\./)
  expect(code).toBe(1)
})

test('our own server is tormented by every dialect without a word more, by a tester who counts for nothing', async () => {
  const setting = keepProviderKeys(folder, undefined)
  const own = await openWorld({ providerKeys: readProviderKeys(setting) ?? [] })
  own.clock.advance(Date.now() - own.clock.now())
  try {
    const env = { DATABASE_URL: own.databaseUrl, PORT: new URL(own.url).port, SAYA_DATA: folder }
    const { code, stdout, stderr } = await saya(env, 'conformance')
    expect(stderr).toBe('')
    expect(stdout.match(/The dialect \w+/g)).toEqual(['The dialect rpp', 'The dialect hub88', 'The dialect valkyrie'])
    expect(stdout.match(/\d+ of \d+ rules kept\./g)).toEqual([
      '61 of 61 rules kept.',
      '45 of 45 rules kept.',
      '54 of 54 rules kept.',
    ])
    expect(code).toBe(0)
    await readJournal(own)
    expect(await gameReturns(own.db, { fromDay: '2020-01-01', untilDay: '2100-01-01' })).toEqual([])
    expect((await auditAll(own)).findings).toEqual([])
  } finally {
    await own.close()
  }
})

test('where no server runs, it says so', async () => {
  const { code, stderr } = await saya({ PORT: '1', DATABASE_URL: world.databaseUrl }, 'conformance')
  expect(stderr).toBe('There is no server at http://127.0.0.1:1: npm start runs one.\n')
  expect(code).toBe(1)
})

test.each(['--help', '-h'])('asked with %s it says how it is used, and nothing else', async word => {
  const { code, stdout, stderr } = await torment(word)
  expect(stdout).toMatch(/^npm run saya -- conformance \[--dialect/)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test('without what it needs it says how it is used', async () => {
  const { code, stderr } = await torment('http://127.0.0.1:1', '--dialect', 'morse')
  expect(stderr).toContain('npm run saya -- conformance <url>')
  expect(code).toBe(1)
})
