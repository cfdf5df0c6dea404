import { openMonths } from '../../../apps/server/features/wallet/index.ts'
import type { World } from '../world/world.ts'

const minuteMs = 60_000

/** Lets time pass, with the room in the ledger that the worker would make meanwhile. */
export async function passTime({ db, clock }: Pick<World, 'db' | 'clock'>, minutes: number): Promise<void> {
  clock.advance(minutes * minuteMs)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
  }
}
