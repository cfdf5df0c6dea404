import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const dayMs = 24 * 3_600_000

async function read() {
  const { token } = await staffOf(world, { role: 'kyc' })
  return (await askOffice(world, 'GET /office/api/figure/reviews', { query: { days: '7' } }, token)).data
}

test('decisions are counted by the day in Manila; those before the period are not counted', async () => {
  expect(await read()).toMatchObject({ waiting: 0, waiting_median_seconds: -1, decided_median_seconds: -1 })
  const nowMs = world.clock.now()
  const rows = [
    ['full', nowMs, 600],
    ['full', nowMs, 1200],
    ['rejected', nowMs - dayMs, 60],
    ['basic', nowMs - 8 * dayMs, 1],
  ] as const
  await world.db.app(tx =>
    tx
      .insertInto('kyc_decision')
      .values(
        rows.map(([decision, atMs, waited], at) => ({
          uid: BigInt(at + 1),
          version: 1,
          decision,
          decided_by: 'somebody',
          decided_at: instant(atMs),
          waited_seconds: waited,
        })),
      )
      .execute(),
  )
  const { days, decided_median_seconds: median } = await read()
  expect(days.filter(({ full, basic, rejected }) => full + basic + rejected > 0)).toEqual([
    { day: manilaDay(nowMs - dayMs), full: 0, basic: 0, rejected: 1 },
    { day: manilaDay(nowMs), full: 2, basic: 0, rejected: 0 },
  ])
  expect(median).toBe(600)
})
