import { createDatabase } from '../packages/postgres/index.ts'
import { openDatabase } from '../apps/server/platform/db/database.ts'
import type { SimulationPlace } from '../packages/testing/simulation/openRun.ts'
import { simulateSeeds } from '../packages/testing/simulation/simulateSeeds.ts'
import type { Bench } from './load/bench.ts'
import { openPlace, type Place } from './load/place.ts'
import { numberOption } from './load/options.ts'
import { progress } from './load/progress.ts'

export const bench: Bench = {
  summary: 'hold the ledger against its model: [--seed S] replays one, [--seeds 1000] so many from there on',
  run: simulate,
}

async function simulate(options: readonly string[]): Promise<number> {
  const first = numberOption(options, 'seed', 1)
  const count = numberOption(options, 'seeds', options.includes('--seed') ? 1 : 1000)
  const place = await openPlace({ forTests: true })
  try {
    const all = await Promise.all(
      [1, 3, 1].map((schemas, index) => openSimulation(place, schemas, `simulation_${index}`)),
    )
    const show = progress('Simulating', count)
    const failures = await simulateSeeds(all, { first, count, onDone: done => show(done) })
    for (const { db } of all) await db.close()
    console.log(failures || `Seeds ${first} to ${first + count - 1}: the ledger did what its model does.`)
    return failures ? 1 : 0
  } finally {
    await place.remove()
  }
}

async function openSimulation(place: Place, memberSchemas: number, name: string): Promise<SimulationPlace> {
  const url = place.url(name)
  await createDatabase(place.url('postgres'), name)
  await place.migrate(url, memberSchemas)
  let uid = 1000n
  return { url, db: await openDatabase(url, 4), memberSchemas, nextUid: () => ++uid }
}
