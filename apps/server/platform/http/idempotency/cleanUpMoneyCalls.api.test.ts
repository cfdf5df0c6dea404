import { type LedgerWorld, openLedgerWorld, testMasters } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeJobs } from '../../../worker/composeJobs.ts'
import { cleanUpMoneyCalls } from './cleanUpMoneyCalls.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const schemas = [0, 1, 2]
const log = pino({ level: 'silent' })

function cleanUp(signal = new AbortController().signal): Promise<void> {
  return cleanUpMoneyCalls(world).perform({}, { signal, log })
}

/** Keeps keys in every schema whose day ends so long from now. */
async function keep(count: number, endsInMs: number): Promise<void> {
  const endsMs = world.clock.now() + endsInMs
  for (const schema of schemas) {
    await world.db.memberSchema(schema, tx =>
      sql`insert into money_call (uid, operation, key_hash, fingerprint, created_at, expires_at)
          select ${schema}, '/pay', sha256((number || ' ' || ${endsInMs})::bytea), sha256(''),
                 to_timestamp(${endsMs - 1000} / 1000.0), to_timestamp(${endsMs} / 1000.0)
          from generate_series(1, ${count}) as number`.execute(tx),
    )
  }
}

async function kept(): Promise<number[]> {
  const counts = schemas.map(schema =>
    world.db.memberSchema(schema, async tx => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from money_call`.execute(tx)
      return rows[0]?.n ?? -1
    }),
  )
  return Promise.all(counts)
}

test('keys whose day is over go in every member schema, thousands in steps, and the others stay', async () => {
  await keep(2100, 0)
  await keep(3, 1)
  await expect(cleanUp(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await kept()).toEqual([2103, 2103, 2103])
  await Promise.all([cleanUp(), cleanUp()])
  await cleanUp()
  expect(await kept()).toEqual([3, 3, 3])
  world.clock.advance(1)
  await cleanUp()
  expect(await kept()).toEqual([0, 0, 0])
})

test('the worker does so every night', () => {
  const carrier = { send: async () => 'taken' as const }
  const { tasks, nightly } = composeJobs({
    ...world,
    log: pino({ level: 'silent' }),
    jurisdiction: 'standard',
    gateways: new Map(),
    payouts: new Map(),
    gameProviders: new Map(),
    masters: testMasters,
    sms: carrier,
    mail: carrier,
    smsPerDay: 1,
    objects: {} as never,
    ports: { phoneOf: async () => '', emailOf: async () => '' },
  })
  expect(tasks.map(({ name }) => name)).toContain('moneyCall.cleanUp')
  expect(nightly.map(({ task }) => task.name)).toContain('moneyCall.cleanUp')
})
