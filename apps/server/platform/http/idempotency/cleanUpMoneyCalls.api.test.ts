import { type LedgerWorld, openLedgerWorld, workDay } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUpMoneyCalls } from './cleanUpMoneyCalls.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const schemas = [0, 1, 2]

function cleanUp(signal?: AbortSignal): Promise<void> {
  return workDay(world, cleanUpMoneyCalls(world), signal)
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
