import type { StudioDeps } from '../deps.ts'
import { Refused } from '../player/refusals.ts'
import type { AskedAdvice } from '../player/shapes.ts'
import type { PlaySession } from '../session/session.store.ts'
import { findWaits } from './advanceRound.ts'
import { placeOf } from './playRound.ts'
import { findRoundByKey } from './round.store.ts'

/** What a game says of a choice that its player has not made yet, or which the house would make. It changes nothing. */
export async function adviseInRound(
  deps: StudioDeps,
  session: PlaySession,
  { key, choice }: Omit<AskedAdvice, 'session'>,
): Promise<unknown> {
  const round = await deps.db.look(tx => findRoundByKey(tx, placeOf(session), key))
  if (!round) throw new Refused('round_unknown')
  const advice = (await findWaits(deps, round.id))?.advise?.(choice)
  if (advice === undefined) throw new Refused('choice_unknown')
  return advice
}
