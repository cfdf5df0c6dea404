import { findLastOpen } from '../features/game/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, MemberTx } from '../platform/db/database.ts'
import type { Provider } from './providers.ts'

/** What a member is to a provider: somebody who has one of its games open, or had lately; somebody who had one before; or nobody. */
export type Acquaintance = 'player' | 'formerPlayer' | 'nobody'

interface Member {
  readonly uid: bigint
  readonly nowMs: number
}

/** How long a provider may ask what a player has after their last session with it has run out. */
const afterwardsMs = 24 * 3_600_000

export async function acquaintanceOf(tx: MemberTx, { id }: Provider, { uid, nowMs }: Member): Promise<Acquaintance> {
  const openUntilMs = await findLastOpen(tx, uid, id)
  if (openUntilMs === undefined) return 'nobody'
  return openUntilMs > nowMs - afterwardsMs ? 'player' : 'formerPlayer'
}

export type FindAcquaintance = (provider: Provider, uid: bigint) => Promise<Acquaintance>

export function acquaintances({ db, clock }: { readonly db: Database; readonly clock: Clock }): FindAcquaintance {
  return (provider, uid) => db.member(uid, tx => acquaintanceOf(tx, provider, { uid, nowMs: clock.now() }))
}
