import { sql } from 'kysely'
import type { MemberTx } from '../../apps/server/platform/db/database.ts'

/** Writes into the tally that a member played as much on a day as a box asks for. */
export async function playEnough(tx: MemberTx, uid: bigint, day: string): Promise<void> {
  await sql`
    insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    values (${uid}, ${day}::date, 1001, 1, 'play', false, 1, 1000000, 0, 1000000, now())`.execute(tx)
}
