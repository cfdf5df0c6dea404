import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../world/world.ts'
import type { ContestCrowd } from './judgeContest.ts'
import { type PlantedFault, plantFault, pullFault } from './plants.store.ts'
import { simulateBoxes } from './simulateBoxes.ts'
import { simulateClaims } from './simulateClaims.ts'
import { gatherContenders, simulateContest } from './simulateContests.ts'

/** Most are found by the first seed that comes to them. */
const mostSeeds = 20

let world: World
let crowd: ContestCrowd
let run = 0
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  crowd = await gatherContenders(world)
})
afterAll(() => world.close())

const simulations = { boxes: simulateBoxes, claims: simulateClaims, contests: simulateContest }

interface Planting extends PlantedFault {
  readonly what: string
  readonly simulation: keyof typeof simulations
  readonly where: 'app' | 'member'
  readonly sentence: RegExp
}

async function everywhere({ db }: World, where: Planting['where'], work: typeof pullFault): Promise<void> {
  if (where === 'app') return db.app(work)
  for (let schema = 0; schema < db.memberSchemas; schema++) await db.memberSchema(schema, work)
}
const plantings: readonly Planting[] = [
  {
    what: 'a day that gives more boxes than it has',
    simulation: 'boxes',
    where: 'app',
    table: 'box_slice',
    when: 'update',
    change: 'if not new.is_closed then new.taken := old.taken; end if;',
    sentence: /boxes were taken, and|boxes were given/,
  },
  {
    what: 'a box that keeps another prize than was drawn',
    simulation: 'boxes',
    where: 'member',
    table: 'box',
    when: 'update',
    change: 'new.amount := new.amount + 10000;',
    sentence: /the box says/,
  },
  {
    what: 'a claim that forgets the word of the browser that came first',
    simulation: 'boxes',
    where: 'app',
    table: 'box_claim',
    when: 'insert',
    change: `new.client_seed := 'nobodys-word';`,
    sentence: /is nobody's/,
  },
  {
    what: 'a budget that gives and stays as it was',
    simulation: 'claims',
    where: 'app',
    table: 'promotion_budget',
    when: 'update',
    change: 'new.left_units := old.left_units;',
    sentence: /left is/,
  },
  {
    what: 'a claim that forgets its device',
    simulation: 'claims',
    where: 'app',
    table: 'claim',
    when: 'insert',
    change: 'new.device_hash := null;',
    sentence: /devices/,
  },
  {
    what: 'a snapshot that the next worker takes anew',
    simulation: 'contests',
    where: 'app',
    table: 'ranking_day',
    when: 'update',
    change: `new.settled_at := null; new.root := ''; new.line := '';`,
    sentence: /the places are|prizes were promised/,
  },
  {
    what: 'a place with another prize than the terms have',
    simulation: 'contests',
    where: 'app',
    table: 'ranking_row',
    when: 'insert',
    change: 'if new.prize > 0 then new.prize := new.prize + 10000; end if;',
    sentence: /the places are/,
  },
  {
    what: 'a prize that becomes less when it is posted',
    simulation: 'contests',
    where: 'member',
    table: 'reward',
    when: 'update',
    change: 'new.amount := new.amount - 100;',
    sentence: /was posted/,
  },
]

test.each(plantings)('the simulation of $simulation finds $what', async ({ simulation, where, sentence, ...fault }) => {
  await everywhere(world, where, tx => plantFault(tx, fault))
  try {
    let faults = ''
    const first = ++run * 1_000_000
    for (let seed = first + 1; !sentence.test(faults) && seed <= first + mostSeeds; seed++) {
      faults += (await simulations[simulation](world, crowd, seed)).join('\n')
    }
    expect(faults).toMatch(sentence)
  } finally {
    await everywhere(world, where, pullFault)
  }
})
