import { formatPesos } from '@saya/money'
import { allowedStakes } from '../catalogue/allowedStakes.ts'
import type { StudioDeps } from '../deps.ts'
import { resumeRound } from '../round/playRound.ts'
import { readRound } from '../round/readRounds.ts'
import type { RoundView } from '../round/round.view.ts'
import type { PlaySession } from '../session/session.store.ts'
import { readBalance } from './readBalance.ts'
import { type PromiseView, readPromise } from './readPromise.ts'
import { Refused } from './refusals.ts'

export interface StateView {
  readonly game: string
  readonly names: { readonly en: string; readonly tl: string }
  readonly rtpPpm: number
  readonly language: string
  readonly returnUrl: string
  /** The wallet's own figure, asked for now. */
  readonly balance: string
  readonly stakes: readonly string[]
  /** What the next round is drawn from, as far as anybody may know. */
  readonly next: PromiseView
  /** The last round: where it is pending, it is gone on with. */
  readonly round: RoundView | null
}

/** Everything a game needs to begin, or to go on after it was cut off. */
export async function readState(deps: StudioDeps, session: PlaySession): Promise<StateView> {
  const game = deps.games.get(session.game_code)
  if (!game) throw new Refused('session_over')
  const round = await resumeRound(deps, session)
  const balance = await readBalance(deps, session)
  return {
    game: game.code,
    names: game.names,
    rtpPpm: game.rtpPpm,
    language: session.language,
    returnUrl: session.return_url,
    balance,
    stakes: allowedStakes(game, deps.mostOwed).map(formatPesos),
    next: await readPromise(deps, session),
    round: round ? await readRound(deps, round) : null,
  }
}
