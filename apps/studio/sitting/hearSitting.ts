import type { StudioDeps } from '../deps.ts'
import { Refused } from '../player/refusals.ts'
import type { PlaySession } from '../session/session.store.ts'
import { goOnSitting, isPauseDue, type Sitting } from './sitting.rules.ts'
import { findSitting, setSitting } from './sitting.store.ts'

type Deps = Pick<StudioDeps, 'db' | 'clock'>

/** Notes that a player is at the games. */
export async function hearSitting({ db, clock }: Deps, { player_ref }: PlaySession): Promise<Sitting> {
  const known = await db.look(tx => findSitting(tx, player_ref))
  const sitting = goOnSitting(known, clock.now())
  if (sitting !== known) await db.transaction(tx => setSitting(tx, player_ref, sitting))
  return sitting
}

/** Lets nobody begin or decide anything who has yet to answer how long they have been playing, whatever their page shows. */
export async function heedPause(deps: Deps, session: PlaySession): Promise<void> {
  if (isPauseDue(await hearSitting(deps, session), deps.clock.now())) throw new Refused('pause_due')
}
