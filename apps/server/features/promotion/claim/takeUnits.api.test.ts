import { openWorld, promotionDesk, untilWaiting, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeUnits } from './takeUnits.ts'

const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('two whose own slices run out while they wait do not wait for each other: both are given from the others [FACT-50]', async () => {
  const id = await (await promotionDesk(world)).live({ budget: '40000' })
  const key = { promotion: id, version: 1 }
  const take = (uid: bigint) => world.db.app(tx => takeUnits(tx, { ...key, uid, units: 10n * peso }))
  const both = await world.db.app(async tx => {
    await sql`update promotion_budget set left_units = case when slice in (3, 5) then 5 else ${15n * peso} end
      where promotion = ${id}`.execute(tx)
    const begun = [take(3n), take(5n)]
    await untilWaiting(world.db, 2)
    return { begun }
  })
  const taken = await Promise.all(both.begun)
  expect(new Set(taken.map(one => one?.slice))).toEqual(new Set([0, 1]))
  const { rows } = await world.db.app(tx =>
    sql<{ left: bigint; slices: bigint }>`select sum(left_units)::bigint as left, count(*) as slices
      from promotion_budget where promotion = ${id}`.execute(tx),
  )
  expect(rows).toEqual([{ left: 14n * 15n * peso + 10n - 20n * peso, slices: 16n }])
})
