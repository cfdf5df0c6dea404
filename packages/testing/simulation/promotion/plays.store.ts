import { sql } from 'kysely'
import type { MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface TalliedPlay {
  readonly uid: bigint
  readonly day: string
  readonly game: number
  readonly gameType?: number
  readonly turnover: bigint
  readonly isFree: boolean
  readonly atMs?: number
}

/** What the tally of one schema has of such plays from now on, and nothing else. */
export async function setTally(tx: MemberTx, plays: readonly TalliedPlay[]): Promise<void> {
  await sql`delete from tally_game`.execute(tx)
  if (plays.length === 0) return
  const rows = plays.map(
    ({ uid, day, game, gameType = 1, turnover, isFree, atMs = 0 }) =>
      sql`(${uid}::bigint, ${day}::date, ${game}::integer, ${gameType}::smallint, 'play', ${isFree}::boolean, 1, ${turnover}::bigint,
        0, ${turnover}::bigint, to_timestamp(${atMs}::bigint / 1000.0))`,
  )
  await sql`
    insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    values ${sql.join(rows)}`.execute(tx)
}
