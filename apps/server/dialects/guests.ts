import { findLastOpen } from '../features/game/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, MemberTx } from '../platform/db/database.ts'
import type { Provider } from './providers.ts'

/** How a provider knows a member: with a game open or lately, from some time before, or not at all. */
export type Acquaintance = 'guest' | 'former' | 'stranger'

interface Member {
  readonly uid: bigint
  readonly nowMs: number
}

/** How long a provider may ask what a player has after their last session with it has run out. */
const afterwardsMs = 24 * 3_600_000

export async function acquaintanceOf(tx: MemberTx, { id }: Provider, { uid, nowMs }: Member): Promise<Acquaintance> {
  const openUntilMs = await findLastOpen(tx, uid, id)
  if (openUntilMs === undefined) return 'stranger'
  return openUntilMs > nowMs - afterwardsMs ? 'guest' : 'former'
}

export type Guests = (provider: Provider, uid: bigint) => Promise<Acquaintance>

export function guestsOf({ db, clock }: { db: Database; clock: Clock }): Guests {
  return (provider, uid) => db.member(uid, tx => acquaintanceOf(tx, provider, { uid, nowMs: clock.now() }))
}
