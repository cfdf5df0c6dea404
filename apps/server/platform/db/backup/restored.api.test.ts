import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LedgerWorld, openLedgerOn, openLedgerWorld, ownDatabase, root, traffic } from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { signHeads } from '../../../features/wallet/heads/headsFile.ts'
import { acceptHeads, checkHeads } from '../../../features/wallet/index.ts'
import { addJob } from '../../jobs/index.ts'
import { signingKey } from '../../signed/index.ts'
import { restoreBackup, writeBackup } from './index.ts'

let world: LedgerWorld
let folder: string
let uids: readonly bigint[]
let own: Awaited<ReturnType<typeof ownDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saya-restored-'))
  world = await openLedgerWorld()
  uids = await Promise.all(Array.from({ length: 3 }, () => world.funded(3_000_000n)))
  await traffic(world, uids, 89).send(40)
  own = await ownDatabase('template1')
})
afterAll(async () => {
  await own.drop()
  await world.close()
  await rm(folder, { recursive: true })
})

const lock = { kind: 'none' } as const
const migrations = join(root, 'db/migrations')
const key = signingKey(Buffer.alloc(32, 3))

async function rowsOf(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows as unknown[]
}

test('what was signed before a restore is asked about after it, until a person accepts the restore', async () => {
  const [path, dataFolder] = [join(folder, 'signed.backup'), join(folder, 'signed')]
  await writeBackup({ url: world.url, path, lock, clock: world.clock })
  await restoreBackup({ url: own.url, path, lock, migrations })
  const before = await openLedgerOn(own.url)
  await traffic(before, uids, 90).send(40)
  await signHeads({ ...before, dataFolder, key })
  expect(await checkHeads({ ...before, dataFolder, key })).toEqual([])
  await before.close()
  // As somebody does who makes room for a restore.
  await rowsOf(own.url, 'drop schema member_00, app, ref, graphile_worker cascade')
  await restoreBackup({ url: own.url, path, lock, migrations })
  const after = await openLedgerOn(own.url)
  const found = await checkHeads({ ...after, dataFolder, key })
  expect(found.map(({ subject }) => subject)).toContain('lines of another database')
  expect(await acceptHeads({ ...after, dataFolder, key }, 'Restored')).toEqual([])
  await after.close()
  await rowsOf(own.url, 'drop schema member_00, app, ref, graphile_worker cascade')
})

test('jobs that waited wait again, as they were asked for and in their order', async () => {
  const kind = { name: 'trial.run', payload: v.object({ number: v.number() }) }
  await world.db.app(async tx => {
    await addJob(tx, kind, { payload: { number: 1 }, runAtMs: Date.parse('2030-01-01'), key: 'one' })
    await addJob(tx, kind, { payload: { number: 2 } })
  })
  const jobs = `select t.identifier, payload, run_at, max_attempts, priority, key
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id order by j.id`
  const path = join(folder, 'jobs.backup')
  await writeBackup({ url: world.url, path, lock, clock: world.clock })
  await restoreBackup({ url: own.url, path, lock, migrations })
  expect(await rowsOf(own.url, jobs)).toHaveLength(2)
  expect(await rowsOf(own.url, jobs)).toEqual(await rowsOf(world.url, jobs))
})
