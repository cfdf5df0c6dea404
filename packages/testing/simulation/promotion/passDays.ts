import { openMonths } from '../../../../apps/server/features/wallet/index.ts'
import type { World } from '../../world/world.ts'

/** So much time passes, and the journal has a place for what comes then. */
export async function passDays(world: World, ms: number): Promise<void> {
  world.clock.advance(ms)
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
}
