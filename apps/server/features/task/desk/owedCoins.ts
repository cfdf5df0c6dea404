import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { sumOwed } from './coins.store.ts'

interface OwedDeps {
  readonly db: Database
  readonly clock: Clock
}

/** It reads every wallet, and pages of the office ask again and again. */
const keptMs = 60_000

/** How many Filcoins all members hold, testers left out, as it was within the last minute. */
export function owedCoins({ db, clock }: OwedDeps): () => Promise<bigint> {
  let known: { readonly atMs: number; readonly coins: Promise<bigint> } | undefined

  async function sum(): Promise<bigint> {
    let coins = 0n
    for (let schema = 0; schema < db.memberSchemas; schema++) coins += await db.memberSchema(schema, sumOwed)
    return coins
  }

  return () => {
    const nowMs = clock.now()
    if (known && nowMs - known.atMs < keptMs) return known.coins
    const coins = sum()
    known = { atMs: nowMs, coins }
    coins.catch(() => {
      known = undefined
    })
    return coins
  }
}
