import { sql } from 'kysely'
import type { MemberTx } from '../../../apps/server/platform/db/database.ts'

interface Play {
  readonly day: string
  readonly schema: number
  readonly schemas: number
  /** So many members of this schema, each with so many games. */
  readonly members: number
  readonly games: number
}

/** What many members played on a day, a row for each member and game, as the tally has it. */
export async function tallyMany(tx: MemberTx, { day, schema, schemas, members, games }: Play): Promise<void> {
  await sql`
    insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    select 1000000000::bigint + at::bigint * ${schemas} + ${schema}, ${day}::date, game, 3, 'play', false, 10, played, 0, played,
      ${day}::date + (at % 80000) * interval '1 second'
    from generate_series(1, ${members}::integer) at, generate_series(1, ${games}::integer) game,
      lateral (select (at::bigint * 7919 * game) % 50000000 + 100 as played) p`.execute(tx)
  await sql`analyze tally_game`.execute(tx)
}

/** The play of one who may have a prize: more than anybody else's. */
export async function tallyWinner(tx: MemberTx, uid: bigint, day: string): Promise<void> {
  await sql`
    insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    values (${uid}, ${day}::date, 1, 3, 'play', false, 10, 900000000, 0, 900000000 + ${uid}, now())`.execute(tx)
}
