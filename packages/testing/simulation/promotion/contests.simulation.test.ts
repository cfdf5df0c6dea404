import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../runSeed.ts'
import { openWorld, type World } from '../../world/world.ts'
import type { ContestCrowd } from './judgeContest.ts'
import { gatherContenders, simulateContest } from './simulateContests.ts'

/** The same at each run, and others at each run. More by command: `bench -- promo --part contests`. */
const [first = 1, fixed = 180] = (process.env.CONTEST_SEEDS ?? '1 180').split(' ').map(Number)
const rotating = process.env.CONTEST_SEEDS ? 0 : 20
const mostMsOfOne = 2000

let world: World
let crowd: ContestCrowd
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  crowd = await gatherContenders(world)
})
afterAll(() => world.close())

test(
  `under ${fixed + rotating} seeds of play that comes and goes and of workers that are killed one snapshot decides, and each of its places is paid once [PROMO-255]`,
  async () => {
    const seeds = [
      ...Array.from({ length: fixed }, (_, at) => first + at),
      ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
    ]
    const faults: string[] = []
    for (const seed of seeds) faults.push(...(await simulateContest(world, crowd, seed)))
    expect(faults).toEqual([])
  },
  (fixed + rotating) * mostMsOfOne,
)
