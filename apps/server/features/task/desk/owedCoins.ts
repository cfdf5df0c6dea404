import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { sumOwed } from './coins.store.ts'
import { keepMinute } from './keepMinute.ts'

interface OwedDeps {
  readonly db: Database
  readonly clock: Clock
}

/** How many Filcoins all members hold, testers left out, as it was within the last minute. */
export function owedCoins({ db, clock }: OwedDeps): () => Promise<bigint> {
  return keepMinute(clock, async () => {
    let coins = 0n
    for (let schema = 0; schema < db.memberSchemas; schema++) coins += await db.memberSchema(schema, sumOwed)
    return coins
  })
}
