import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../runSeed.ts'
import { type DepositWorld, openDepositWorld } from '../../world/depositWorld.ts'
import { passTime } from '../passTime.ts'
import { type LimitEnd, simulateDepositLimits } from './depositLimits.ts'

/** The same at each run, and others at each run. */
const fixed = 8
const rotating = 2

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
  await passTime(cashier.world, 0)
})
afterAll(() => cashier.close())

test(`under ${fixed + rotating} seeds no deposit passes a limit of a day, a week or a month, none that has room is refused, and none is raised within a day [FACT-15, FACT-16]`, async () => {
  const seeds = [
    ...Array.from({ length: fixed }, (_, at) => 1 + at),
    ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
  ]
  const ends: LimitEnd[] = []
  for (const seed of seeds) ends.push(await simulateDepositLimits(cashier, seed))
  expect(ends.flatMap(({ faults }) => faults)).toEqual([])
  const all = (of: (counts: LimitEnd['counts']) => number) => ends.reduce((sum, { counts }) => sum + of(counts), 0)
  const counts = [all(one => one.opened), all(one => one.refused), all(one => one.raised), all(one => one.paid)]
  expect(Math.min(...counts)).toBeGreaterThan(0)
})
