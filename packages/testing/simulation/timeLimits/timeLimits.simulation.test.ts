import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../runSeed.ts'
import { openWorld, type World } from '../../world/world.ts'
import { passTime } from '../passTime.ts'
import { type PlantedFault, plantFault, pullFault } from '../promotion/plants.store.ts'
import { simulateTimeLimits, type TimeLimitEnd } from './simulateTimeLimits.ts'

/** The same at each run, and others at each run. */
const [first = 1, fixed = 8] = (process.env.TIME_LIMIT_SEEDS ?? '1 8').split(' ').map(Number)
const rotating = process.env.TIME_LIMIT_SEEDS ? 0 : 2

let world: World
beforeAll(async () => {
  world = await openWorld()
  await passTime(world, 0)
})
afterAll(() => world.close())

test(
  `under ${fixed + rotating} seeds play is open while every limit of time leaves minutes, closed once one is used up, and open again in its next period; a lower limit holds at once, and a higher one a day later [FACT-11, FACT-12, FACT-17]`,
  async () => {
    const seeds = [
      ...Array.from({ length: fixed }, (_, at) => first + at),
      ...Array.from({ length: rotating }, (_, at) => 1000 + numberOfRun() + at),
    ]
    const ends: TimeLimitEnd[] = []
    for (const seed of seeds) ends.push(await simulateTimeLimits(world, seed))
    expect(ends.flatMap(({ faults }) => faults)).toEqual([])
    const names = Object.keys(ends[0]?.counts ?? {}) as (keyof TimeLimitEnd['counts'])[]
    const sums = names.map(name => [name, ends.reduce((sum, { counts }) => sum + counts[name], 0)] as const)
    if (process.env.TELL) console.log(sums)
    expect(sums.filter(([, sum]) => sum === 0)).toEqual([])
  },
  (fixed + rotating) * 10_000,
)

const lateRest = `if new.cause = 'rest' and new.open_until + interval '9 minutes' < new.closed_until then
  new.open_until := new.open_until + interval '9 minutes'; end if;`
const earlyRaise = `if new.asked_most is not null then
  new.most := new.asked_most; new.asked_most := null; new.asked_at := null; end if;`
/** The first seeds find each of them. */
const mostSeeds = 20

async function everywhere(work: typeof pullFault): Promise<void> {
  for (let schema = 0; schema < world.db.memberSchemas; schema++) await world.db.memberSchema(schema, work)
}

test.each<[string, PlantedFault, RegExp]>([
  ['a rest that begins late', { table: 'play_gate', when: 'insert', change: lateRest }, /was let in behind/],
  [
    'a launch that counts from ten minutes later',
    { table: 'game_session', when: 'insert', change: `new.opened_at := new.opened_at + interval '10 minutes';` },
    /was let in behind/,
  ],
  [
    'a limit that is higher once that is asked for',
    { table: 'play_limit', when: 'update', change: earlyRaise },
    /was let in behind/,
  ],
])('the simulation finds %s', async (_what, fault, sentence) => {
  await everywhere(tx => plantFault(tx, fault))
  try {
    let faults = ''
    for (let seed = 1; !sentence.test(faults) && seed <= mostSeeds; seed++) {
      faults += (await simulateTimeLimits(world, seed)).faults.join('\n')
    }
    expect(faults).toMatch(sentence)
  } finally {
    await everywhere(pullFault)
  }
})
