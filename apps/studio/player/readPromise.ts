import type { StudioDeps } from '../deps.ts'
import { placeOf } from '../round/playRound.ts'
import { promiseSeed } from '../seed/promiseSeed.ts'
import type { PlaySession } from '../session/session.store.ts'

/** What the next round is drawn from, as far as anybody may know it before. */
export interface PromiseView {
  readonly commitment: string
  readonly nonce: number
}

export async function readPromise(deps: StudioDeps, session: PlaySession): Promise<PromiseView> {
  const seed = await promiseSeed(deps, placeOf(session))
  return { commitment: seed.commitment, nonce: Number(seed.nonce) }
}
