import type { StudioWorld } from '../parties/studioWorld.ts'

interface KeptBet {
  readonly round: string
  readonly state: string
  readonly stake: bigint
  readonly win: bigint | null
}

/** What the books of the studio say of one player at the tables, and which rounds and jackpots are not in order. */
export function readTables(on: StudioWorld, player: string) {
  return on.db.transaction(async tx => ({
    bets: await tx.query<KeptBet>('select round, state, stake, win from table_bet where player_ref = $1', [player]),
    rounds: await tx.query('select id from table_round where ended_at is null'),
    jackpots: await tx.query(`select j.table_code from jackpot j join jackpot_turn t using (table_code)
      group by j.table_code, j.seed, j.pool, j.next having j.seed + sum(t.put) - sum(t.paid) <> j.pool + j.next`),
  }))
}
