import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../apps/server/platform/db/database.ts'
import { runSeed } from '../runSeed.ts'
import { openWorld } from '../world/world.ts'
import { attackOperation, fittingAttacks } from './attackOperation.ts'
import { openExchange } from './exchange.ts'
import { gatherActors } from './gatherActors.ts'
import type { Siege } from './siege.ts'
import { operationsOf, type SiegeName, sieges } from './sieges.ts'
import { watchTables } from './watchTables.ts'

/** By command with more inputs and a seed of one's own: npm run bench -- fuzz --inputs 10000 --seed anything */
const inputs = Number(process.env.FUZZ_INPUTS ?? 40)

// Each try of a password takes a tenth of a second, and none is sent beside another that may succeed.
const patienceMs = 60_000 + inputs * 60

/** Tries every call of a contract in every way there is, in one world with the same people. */
export function besiege(name: SiegeName): void {
  const operations = operationsOf(sieges[name])
  let siege: Siege
  let close: () => Promise<void>
  beforeAll(async () => {
    const world = await openWorld({ isServerRole: true })
    const exchange = openExchange(world.url)
    // Who watches is not who serves.
    const watching = await openDatabase(world.databaseUrl, 2)
    siege = {
      world,
      exchange,
      seed: runSeed,
      inputs,
      actors: await gatherActors(world),
      tables: await watchTables(watching),
    }
    close = async () => {
      exchange.close()
      await watching.close()
      await world.close()
    }
  })
  afterAll(() => close())

  test.each(operations.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    async (_name, operation) => {
      const { faults, tried } = await attackOperation(siege, operation)
      expect(faults).toEqual([])
      expect(tried).toEqual(new Set(fittingAttacks(operation).map(attack => attack.name)))
    },
    patienceMs,
  )
}
