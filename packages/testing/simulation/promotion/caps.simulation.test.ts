import { afterAll, beforeAll, expect, test } from 'vitest'
import { cappedKinds } from '@saya/contract/rebateCap/rebateCap.ts'
import { groundOfRewards } from '../../../../apps/server/features/reward/ground.store.ts'
import { groundOfRebates } from '../../../../apps/server/features/reward/cap/ground.store.ts'
import { auditAll } from '../../../../apps/server/features/wallet/index.ts'
import { numberOfRun } from '../../runSeed.ts'
import { openWorld, type World } from '../../world/world.ts'
import { type CapEnd, simulateCap } from './simulateCaps.ts'

/** The same at each run, and others at each run. More by command: `bench -- promo --part caps`. */
const [first = 1, fixed = 9] = (process.env.CAP_SEEDS ?? '1 9').split(' ').map(Number)
const rotating = process.env.CAP_SEEDS ? 0 : 3

let world: World
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
})
afterAll(() => world.close())

test(
  `under ${fixed + rotating} seeds of play, take-backs, ends of months and all four classes at once nothing is posted beyond the cap, nothing waits that has room, and the report proves each posting [FACT-57, FACT-83, FACT-86, FACT-87]`,
  async () => {
    const seeds = [
      ...Array.from({ length: fixed }, (_, at) => first + at),
      ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
    ]
    const ends: CapEnd[] = []
    for (const seed of seeds) ends.push(await simulateCap(world, seed))
    expect(ends.flatMap(({ faults }) => faults)).toEqual([])
    const posted = ends.flatMap(end => end.posted)
    expect(new Set(posted.map(({ kind }) => kind))).toEqual(new Set(cappedKinds))
    expect(new Set(posted.map(({ month }) => month)).size).toBeGreaterThan(1)
    expect(ends.reduce((sum, { waiting }) => sum + waiting, 0)).toBeGreaterThan(0)
    const { findings } = await auditAll({
      db: world.db,
      clock: world.clock,
      grounds: [groundOfRewards, groundOfRebates],
    })
    // The tallies stand here without the rounds that they are sums of.
    expect(findings.filter(({ check }) => check !== 'tally')).toEqual([])
  },
  (fixed + rotating) * 10_000,
)
