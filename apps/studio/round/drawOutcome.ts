import { fairDraws } from '@saya/game-math'
import type { Game, Outcome } from '../catalogue/game.ts'
import type { StudioDeps } from '../deps.ts'
import { openToDraw } from '../seed/openSealed.ts'
import type { Vault } from '../seed/openVault.ts'
import type { Move } from './move.store.ts'
import { roundIdOf } from './roundId.ts'
import type { Round } from './round.store.ts'

interface RoundMoves {
  readonly round: Round
  readonly moves: readonly Move[]
}

/**
 * The round as its seeds and the decisions that count have made it: whoever plays it again comes to the same. Nothing where
 * its rules cannot play it, or come to more than its title says it can win, so that it would be in vain to try again.
 */
export function drawOutcome({ games, vault, log }: StudioDeps, told: RoundMoves): Outcome | undefined {
  const { id, game_code } = told.round
  const note = (why: object) =>
    log.error({ round: id, game: game_code, ...why }, 'a round cannot be paid by its rules and waits for a person')
  try {
    const game = games.get(game_code)
    if (!game) throw new Error(`There is no game ${game_code} any more.`)
    const outcome = play(game, told, vault)
    const most = game.mostWin(told.round.stake)
    if (outcome.win >= 0n && outcome.win <= most) return outcome
    note({ win: String(outcome.win), most: String(most) })
  } catch (error) {
    note({ err: error })
  }
  return undefined
}

function play(game: Game, { round, moves }: RoundMoves, vault: Vault): Outcome {
  const { client_seed: clientSeed, nonce, stake, mode } = round
  const { seed: serverSeed } = seedOf(vault, round)
  if (!serverSeed) throw new Error('It has another seed than was promised.')
  const rng = fairDraws({ serverSeed, clientSeed, nonce: Number(nonce) })
  const choices = moves.filter(({ state }) => state === 'made' || state === 'settled').map(({ choice }) => choice)
  return game.play({ stake, mode }, rng, choices)
}

/** The seed that was promised, or why it is not to be had. */
function seedOf(vault: Vault, { seed: id, server_seed: kept, commitment }: Round) {
  return openToDraw(vault, { id, kept, commitment })
}

/** What is under a lost key may be what was promised still, and the key may come back. */
export type BrokenPromise = 'other rules' | 'other seed' | 'lost key'

/** Rules that have changed in mid-round, or are gone, or another seed would draw another round than the one that was begun. */
export function whyBroken(
  { games, vault }: Pick<StudioDeps, 'games' | 'vault'>,
  round: Round,
): BrokenPromise | undefined {
  if (games.get(round.game_code)?.mathHash !== round.math_hash) return 'other rules'
  // It was begun and paid for with one promise, and is not drawn from another.
  if (round.id !== roundIdOf(round.commitment)) return 'other seed'
  const opened = seedOf(vault, round)
  if (opened.seed) return undefined
  return opened.why === 'lost key' ? 'lost key' : 'other seed'
}
