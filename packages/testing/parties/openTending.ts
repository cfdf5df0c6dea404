import type { StudioDeps } from '../../../apps/studio/deps.ts'
import { tendRounds } from '../../../apps/studio/round/tendRounds.ts'
import { openKeeper } from '../../../apps/studio/table/openKeeper.ts'
import { tendBets } from '../../../apps/studio/table/tendBets.ts'

/** What a running studio does again and again, once for each call: it tends its rounds, its tables and their bets. */
export function openTending(deps: StudioDeps): () => Promise<void> {
  const keeper = openKeeper(deps)
  return async () => {
    await tendRounds(deps)
    await keeper.turn()
    await tendBets(deps)
  }
}
