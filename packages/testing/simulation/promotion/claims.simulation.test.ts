import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../runSeed.ts'
import { openWorld, type World } from '../../world/world.ts'
import { simulateClaims } from './simulateClaims.ts'
import { type Crowd, gatherCrowd } from './simulateLists.ts'

/** The same at each run, and others at each run. More by command: `bench -- promo --part claims`. */
const [first = 1, fixed = 150] = (process.env.CLAIM_SEEDS ?? '1 150').split(' ').map(Number)
const rotating = process.env.CLAIM_SEEDS ? 0 : 50
const mostMsOfOne = 1000

let world: World
let crowd: Crowd
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  crowd = await gatherCrowd(world)
})
afterAll(() => world.close())

test(
  `under ${fixed + rotating} seeds of claims at once that are cut off anywhere nobody is given twice, a budget gives exactly what it has, and left and spent are the budget [PROMO-253]`,
  async () => {
    const seeds = [
      ...Array.from({ length: fixed }, (_, at) => first + at),
      ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
    ]
    const faults: string[] = []
    for (const seed of seeds) faults.push(...(await simulateClaims(world, crowd, seed)))
    expect(faults).toEqual([])
  },
  (fixed + rotating) * mostMsOfOne,
)
