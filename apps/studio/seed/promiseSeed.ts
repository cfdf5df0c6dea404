import type { StudioDeps } from '../deps.ts'
import { addSeed, findNextSeed, type Seed, type SeedPlace } from './seed.store.ts'

type SeedDeps = Pick<StudioDeps, 'db' | 'random' | 'clock'>

/** What the next round of a player in a game will be drawn from, promised before anybody knows what they will add. */
export async function promiseSeed(deps: SeedDeps, place: SeedPlace): Promise<Seed> {
  const { db, random, clock } = deps
  const known = await db.look(tx => findNextSeed(tx, place))
  if (known) return known
  await db.transaction(tx => addSeed(tx, place, { id: random.newId(), bytes: random.bytes(32), nowMs: clock.now() }))
  const promised = await db.look(tx => findNextSeed(tx, place))
  // Another window has promised and used it in between: then there is a next one to promise.
  return promised ?? promiseSeed(deps, place)
}
