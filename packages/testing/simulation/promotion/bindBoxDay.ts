import { boxCommitmentOf, boxWhole, oddsHashOf } from '@saya/game-math'
import { manilaDay } from '@saya/money'
import { addDay } from '../../../../apps/server/features/box/day/day.store.ts'
import { sealSeed } from '../../../../apps/server/features/box/day/seed.ts'
import type { BoxDeps } from '../../../../apps/server/features/box/deps.ts'
import type { World } from '../../world/world.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { forgetBoxDay } from './boxes.store.ts'
import type { SimulatedDay } from './judgeBoxes.ts'
import { forgetGifts } from './lists.store.ts'

interface Binding {
  readonly random: SeededRandom
  readonly leastPlay: bigint
  readonly deps: BoxDeps
}

/** Binds today to few boxes, with odds and slices drawn. */
export async function bindBoxDay(world: World, { random, leastPlay, deps }: Binding): Promise<SimulatedDay> {
  const day = manilaDay(world.clock.now())
  const seed = Array.from({ length: 64 }, () => random.between(0, 15).toString(16)).join('')
  const rare = random.between(1, boxWhole - 2)
  const odds = [
    { amount: '1.00', weight: boxWhole - rare - 1 },
    { amount: '2.50', weight: rare },
    { amount: '88.00', weight: 1 },
  ]
  const slices = Array.from({ length: random.between(1, 3) }, () => random.between(1, 3))
  const most = slices.reduce((sum, one) => sum + one, 0)
  const sealedSeed = sealSeed(day, seed, deps)
  const bound = { commitment: boxCommitmentOf({ day, seed, odds, most }), sealedSeed, oddsHash: oddsHashOf(odds) }
  await world.db.app(async tx => {
    await forgetGifts(tx)
    await forgetBoxDay(tx, day)
    await addDay(tx, { day, odds, most, leastPlay, version: 1, ...bound }, { slices, nowMs: world.clock.now() })
  })
  return { day, seed, odds, most }
}
