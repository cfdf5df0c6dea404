import { formatPesos } from '@saya/money'
import type { StudioDeps } from '../deps.ts'
import type { PlaySession } from '../session/session.store.ts'
import { hearSitting } from './hearSitting.ts'
import { dueAtMs, isPauseDue } from './sitting.rules.ts'
import { setSitting, sumRounds } from './sitting.store.ts'

type Deps = Pick<StudioDeps, 'db' | 'clock'>

/** How long a player has been playing and what it has come to, by the studio's clock and books. */
export interface SittingView {
  readonly nowMs: number
  readonly begunAtMs: number
  /** From then on nothing is played before they have answered. */
  readonly dueAtMs: number
  readonly staked: string
  readonly won: string
}

export async function readSitting(deps: Deps, session: PlaySession): Promise<SittingView> {
  const sitting = await hearSitting(deps, session)
  const { begunAtMs } = sitting
  const { staked, won } = await deps.db.look(tx => sumRounds(tx, session.player_ref, begunAtMs))
  const nowMs = deps.clock.now()
  return { nowMs, begunAtMs, dueAtMs: dueAtMs(sitting), staked: formatPesos(staked), won: formatPesos(won) }
}

/** A player has read it and goes on. Said before they were asked, it counts for nothing. */
export async function answerPause(deps: Deps, session: PlaySession): Promise<SittingView> {
  const sitting = await hearSitting(deps, session)
  const answeredAtMs = deps.clock.now()
  if (isPauseDue(sitting, answeredAtMs)) {
    await deps.db.transaction(tx => setSitting(tx, session.player_ref, { ...sitting, answeredAtMs }))
  }
  return readSitting(deps, session)
}
