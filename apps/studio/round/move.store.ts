import type { Tx } from '../platform/db/openDatabase.ts'

export type MoveState = 'betting' | 'undoing' | 'made' | 'settled' | 'refused' | 'undone'

/** One decision of a player in a round. One that stakes something is a bet of that name. */
export interface Move {
  readonly id: string
  readonly step: number
  readonly choice: number
  readonly stake: bigint
  readonly state: MoveState
  readonly made_at: Date
}

export interface NewMove extends Omit<Move, 'made_at'> {
  readonly nowMs: number
}

/** The decisions of a round in their order. */
export function listMoves(tx: Tx, round: string): Promise<Move[]> {
  return tx.query<Move & Record<string, unknown>>(
    'select id, step, choice, stake, state, made_at from round_move where round = $1 order by step',
    [round],
  )
}

/** Those of several rounds, each with the name of its own. */
export function listMovesOf(tx: Tx, rounds: readonly string[]) {
  return tx.query<Move & { round: string }>(
    'select id, round, step, choice, stake, state, made_at from round_move where round = any ($1) order by step',
    [rounds],
  )
}

export async function addMove(tx: Tx, round: string, move: NewMove): Promise<void> {
  await tx.query(
    `insert into round_move (id, round, step, choice, stake, state, made_at)
     values ($1, $2, $3, $4, $5, $6, to_timestamp($7 / 1000.0))`,
    [move.id, round, move.step, move.choice, move.stake, move.state, move.nowMs],
  )
}

export async function setMove(tx: Tx, id: string, state: MoveState): Promise<void> {
  await tx.query('update round_move set state = $2 where id = $1', [id, state])
}
