import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Play } from './kinds/index.ts'

/** Which rounds count: of these games, or of all where it is null; of this type of game; from these sites, or all where none is named. */
export interface PlayFilter {
  readonly games: readonly number[] | null
  readonly brands: readonly string[]
  readonly gameType?: number | undefined
}

export function counted({ games, brands, gameType }: PlayFilter) {
  const ofGames = games === null ? sql`` : sql`and game = any(${[...games]}::integer[])`
  const ofBrands = brands.length === 0 ? sql`` : sql`and brand = any(${[...brands]}::text[])`
  const ofType = gameType === undefined ? sql`` : sql`and game_type = ${gameType}`
  return sql`not is_free ${ofGames} ${ofType} ${ofBrands}`
}

const sums = sql`sum(bet)::bigint as bet, sum(win)::bigint as win, sum(turnover)::bigint as turnover`

export interface UidPage {
  readonly afterUid: bigint
  readonly size: number
}

export type PlayedRow = Play & { readonly uid: bigint }

interface PlayDay {
  readonly day: string
  readonly filter: PlayFilter
}

/** What members of one schema played on a day, by uid. */
export async function listPlayed(tx: MemberTx, { day, filter }: PlayDay, { afterUid, size }: UidPage) {
  const { rows } = await sql<PlayedRow>`
    select uid, ${sums} from tally_game where day = ${day}::date and uid > ${afterUid} and ${counted(filter)}
    group by uid order by uid limit ${size}`.execute(tx)
  return rows
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Who played anything in a time, by uid. */
export async function listPlayers(tx: MemberTx, { from, to }: Days, { afterUid, size }: UidPage): Promise<bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select distinct uid from tally_game where day between ${from}::date and ${to}::date and uid > ${afterUid}
    order by uid limit ${size}`.execute(tx)
  return rows.map(({ uid }) => uid)
}

interface PlayDays extends Days {
  readonly filter: PlayFilter
}

/** What some members played on each of the days. */
export async function listPlayedDays(tx: MemberTx, { from, to, filter }: PlayDays, uids: readonly bigint[]) {
  const { rows } = await sql<PlayedRow & { readonly day: string }>`
    select uid, day::text, ${sums} from tally_game
    where day between ${from}::date and ${to}::date and uid = any(${[...uids]}::bigint[]) and ${counted(filter)}
    group by uid, day order by uid, day`.execute(tx)
  return rows
}
