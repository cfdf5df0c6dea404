import { commitmentOf } from '@saya/game-math'
import type { StudioDeps } from '../deps.ts'
import { openToDraw } from './openSealed.ts'
import { addSeed, listNextSeeds, type Seed, type SeedPlace } from './seed.store.ts'

type SeedDeps = Pick<StudioDeps, 'db' | 'random' | 'clock' | 'vault'>

/**
 * What the next round of a player in a game will be drawn from, promised before anybody knows what they will add. Of a number
 * nothing else is ever promised: one whose seed does not open any more as it was promised is passed over, and the next counts.
 */
export async function promiseSeed(deps: SeedDeps, place: SeedPlace): Promise<Seed> {
  const { db, random, clock, vault } = deps
  const known = await findWhole(deps, place)
  if (known) return known
  const [id, seed] = [random.newId(), random.bytes(32)]
  const kept = { id, sealed: vault.seal(id, seed), commitment: commitmentOf(seed), nowMs: clock.now() }
  await db.transaction(tx => addSeed(tx, place, kept))
  // Another window has promised and used it in between: then there is a next one to promise.
  return (await findWhole(deps, place)) ?? promiseSeed(deps, place)
}

async function findWhole({ db, vault }: SeedDeps, place: SeedPlace): Promise<Seed | undefined> {
  const seeds = await db.look(tx => listNextSeeds(tx, place))
  return seeds.find(
    ({ id, server_seed: kept, commitment }) => openToDraw(vault, { id, kept, commitment }).seed !== null,
  )
}
