import { openWorld, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listContests } from '../promotion/index.ts'
import { rankDay } from './rankDay.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('a round that goes by an earlier count of how many played how much finds the same places', async () => {
  const tools = rankingTools(world)
  const { day, ana, ben } = await tools.runningDay()
  const [contest] = await listContests(tools.deps)
  if (!contest) throw new Error('There is no contest.')
  const whole = await rankDay(tools.deps, contest, { day })
  expect([whole.placed.map(({ uid }) => uid), whole.entrants]).toEqual([[ana.uid, ben.uid], 2])
  expect(await rankDay(tools.deps, contest, { day, steps: whole.steps })).toEqual(whole)
})
