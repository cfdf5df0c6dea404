import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { GameProviders } from '../../../platform/gameProvider/gameProvider.ts'
import { listLeftProviders } from './gameSession.store.ts'
import { findProviderCodes } from './launch.store.ts'

export interface KickDeps {
  readonly db: Database
  readonly clock: Clock
  readonly gameProviders: GameProviders
}

/**
 * Tells the providers at whom a member has no game open any more to close what is open there: its page says so at once, and
 * not with the next bet, which is refused anyhow. Told again it closes nothing more. One whose dialect has no such call hears it with the next bet. One that does not answer keeps the others
 * from nothing; for somebody who tries again.
 */
export async function kickOut({ db, clock, gameProviders }: KickDeps, uid: bigint): Promise<void> {
  const left = await db.member(uid, tx => listLeftProviders(tx, uid, clock.now()))
  if (left.length === 0) return
  const faults: unknown[] = []
  for (const code of await db.ref(tx => findProviderCodes(tx, left))) {
    await gameProviders
      .get(code)
      ?.kick?.(uid)
      .catch((fault: unknown) => void faults.push(fault))
  }
  const [cause] = faults
  if (cause !== undefined) throw new AggregateError(faults, 'Not every provider has heard who left.', { cause })
}
