import type { StudioDeps } from '../deps.ts'
import { listMoves, listMovesOf } from './move.store.ts'
import type { Round } from './round.store.ts'
import { type RoundView, viewRound } from './round.view.ts'

/** Rounds as their player is told of them, each with what was decided in it. */
export async function readRounds(
  { db, vault }: Pick<StudioDeps, 'db' | 'vault'>,
  rounds: readonly Round[],
): Promise<RoundView[]> {
  const ids = rounds.map(({ id }) => id)
  const moves = await db.look(tx => listMovesOf(tx, ids))
  return rounds.map(round =>
    viewRound(
      round,
      moves.filter(move => move.round === round.id),
      vault,
    ),
  )
}

export async function readRound({ db, vault }: Pick<StudioDeps, 'db' | 'vault'>, round: Round): Promise<RoundView> {
  return viewRound(round, await db.look(tx => listMoves(tx, round.id)), vault)
}
