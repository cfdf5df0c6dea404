import { openWorld, promotionDesk, untilWaiting, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppTx } from '../../../platform/db/database.ts'
import { takeUnits } from './takeUnits.ts'

const peso = 10_000n
const laps = 8

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** How often two transactions of this database waited for each other. Each counts its own as soon as it has ended. */
async function countDeadlocks(): Promise<bigint> {
  const { rows } = await world.db.app(tx =>
    sql<{ count: bigint }>`select deadlocks as count from pg_stat_database where datname = current_database()`.execute(
      tx,
    ),
  )
  return rows[0]?.count ?? 0n
}

/** So many wait for a lock by what the locks say, from which whoever was let go is taken at once. */
async function untilHeldUp(count: number): Promise<void> {
  const waiting = (tx: AppTx) =>
    sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`.execute(
      tx,
    )
  while ((await world.db.app(waiting)).rows.length < count);
}

test('two whose own slices run out while they wait do not wait for each other: both are given from the others [FACT-50]', async () => {
  const desk = await promotionDesk(world)
  const before = await countDeadlocks()
  for (let lap = 0; lap < laps; lap++) {
    const id = await desk.live({ budget: '40000' })
    const key = { promotion: id, version: 1 }
    const take = (uid: bigint) =>
      world.db.app(async tx => {
        await sql`select pg_stat_force_next_flush()`.execute(tx)
        return takeUnits(tx, { ...key, uid, units: 10n * peso })
      })
    // The first slice is held until both have lost their own and come to where all are locked.
    const both = await world.db.app(async first => {
      await sql`update promotion_budget set left_units = ${15n * peso} where promotion = ${id} and slice = 0`.execute(
        first,
      )
      const begun = await world.db.app(async tx => {
        await sql`update promotion_budget set left_units = case when slice in (3, 5) then 5 else ${15n * peso} end
          where promotion = ${id} and slice > 0`.execute(tx)
        const taking = [take(3n), take(5n)]
        await untilWaiting(world.db, 2)
        return { taking }
      })
      await untilHeldUp(2)
      return begun
    })
    const taken = await Promise.all(both.taking)
    expect(new Set(taken.map(one => one?.slice))).toEqual(new Set([0, 1]))
    const { rows } = await world.db.app(tx =>
      sql<{ left: bigint; slices: bigint }>`select sum(left_units)::bigint as left, count(*) as slices
        from promotion_budget where promotion = ${id}`.execute(tx),
    )
    expect(rows).toEqual([{ left: 14n * 15n * peso + 10n - 20n * peso, slices: 16n }])
  }
  expect(await countDeadlocks()).toBe(before)
})
