import { sql } from 'kysely'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'

interface DayPlay {
  readonly day: string
  readonly game: number
  readonly bet: bigint
  readonly win: bigint
  readonly turnover?: bigint
  readonly isFree?: boolean
  readonly brand?: string
  readonly gameType?: number
  /** When the last of these rounds closed. Now, unless it is said. */
  readonly countedAtMs?: number
}

/** Writes what a member played on a day into the tally, as its reader does. */
export async function tallyPlay({ db }: World, { uid }: Player, play: DayPlay): Promise<void> {
  const { day, game, bet, win, turnover = bet, isFree = false, brand = 'play', gameType = 1 } = play
  const countedAt = play.countedAtMs === undefined ? sql`now()` : sql`to_timestamp(${play.countedAtMs} / 1000.0)`
  await db.member(uid, tx =>
    sql`insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
      values (${uid}, ${day}::date, ${game}, ${gameType}, ${brand}, ${isFree}, 1, ${bet}, ${win}, ${turnover}, ${countedAt})`.execute(
      tx,
    ),
  )
}

/** Finds a day whole in every schema, as the readers do once it is. */
export async function endTallyDay({ db }: World, day: string): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx =>
      sql`insert into tally_end (day, tx, whole_at) values (${day}::date, '1', now())
        on conflict (day) do update set whole_at = now()`.execute(tx),
    )
  }
}
