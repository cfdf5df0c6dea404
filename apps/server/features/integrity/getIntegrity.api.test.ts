import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mallTools, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { signingKey } from '../../platform/signed/index.ts'
import { proveActs, signActs } from '../staff/index.ts'
import { beginAudit, endAudit } from '../wallet/audit/auditRun.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('the page tells when ledger and record were last proven, and what is open', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  const read = async () => (await askOffice(world, 'GET /office/api/integrity', {}, token)).data
  expect(await read()).toMatchObject({ is_sound: true, ledger: [], record: { acts: '1', proven_at: 0 } })
  const nowMs = world.clock.now()
  await world.db.memberSchema(0, async tx => {
    await beginAudit(tx, '2026-03-02', nowMs)
    await endAudit(tx, { day: '2026-03-02', nowMs: nowMs + 5000, wallets: 3, postings: 9, commands: 4, findings: 0 })
  })
  expect((await read()).record.signed).toEqual({ state: 'never', seq: '0', at: 0 })
  const dataFolder = await mkdtemp(join(tmpdir(), 'saya-integrity-'))
  await signActs({ ...world, random: systemRandom, dataFolder, key: signingKey(Buffer.alloc(32, 3)) })
  await rm(dataFolder, { recursive: true })
  await proveActs(world)
  expect(await read()).toMatchObject({
    is_sound: true,
    ledger: [{ schema: 0, day: '2026-03-02', wallets: '3', postings: '9', findings: 0 }],
    record: {
      proven: '1',
      proven_at: nowMs / 1000,
      is_sound: true,
      signed: { state: 'held', seq: '1', at: nowMs / 1000 },
    },
    incidents: { t: 0 },
  })
})

test('the page tells how many Filcoins members hold over all schemas, and leaves testers out, as of the last minute [MALL-69, MALL-95]', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  const readOwed = async () => (await askOffice(world, 'GET /office/api/integrity', {}, token)).data.coins_owed
  expect(await readOwed()).toBe('0')
  const mall = await mallTools(world)
  const owners = [await mall.buyer(100n), await mall.buyer(20n), await mall.buyer(3n)]
  expect(new Set(owners.map(({ uid }) => uid % 3n)).size, 'one in each schema').toBe(3)
  const tester = await mall.buyer(5000n)
  await world.db.member(tester.uid, tx => sql`update profile set tester = true where uid = ${tester.uid}`.execute(tx))
  world.clock.advance(59_000)
  expect(await readOwed(), 'as it was within the last minute').toBe('0')
  world.clock.advance(1000)
  expect(await readOwed()).toBe('123')
})
