import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../runSeed.ts'
import { openWorld, type World } from '../../world/world.ts'
import { simulateBoxes } from './simulateBoxes.ts'
import { type Crowd, gatherCrowd } from './simulateLists.ts'

/** The same at each run, and others at each run. More by command: `bench -- promo --part boxSeeds`. */
const [first = 1, fixed = 180] = (process.env.BOX_SEEDS ?? '1 180').split(' ').map(Number)
const rotating = process.env.BOX_SEEDS ? 0 : 20
const mostMsOfOne = 2000

let world: World
let crowd: Crowd
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  crowd = await gatherCrowd(world)
})
afterAll(() => world.close())

test(
  `under ${fixed + rotating} seeds of openings at once that are cut off anywhere each member has one box, with the prize of its draw, and a day gives exactly what it has [PROMO-256]`,
  async () => {
    const seeds = [
      ...Array.from({ length: fixed }, (_, at) => first + at),
      ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
    ]
    const faults: string[] = []
    for (const seed of seeds) faults.push(...(await simulateBoxes(world, crowd, seed)))
    expect(faults).toEqual([])
  },
  (fixed + rotating) * mostMsOfOne,
)
