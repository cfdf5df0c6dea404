import { isRoundId } from '../round/roundId.ts'
import type { Tx } from '../platform/db/openDatabase.ts'

export interface BookRow {
  readonly id: string
  /** The round of the bet, which its first bet has the name of. */
  readonly round: string
  readonly player_ref: string
  readonly game_code: string
  readonly stake: bigint
  readonly win: bigint | null
  readonly state: string
  readonly at: bigint
}

interface Page {
  readonly to: number
  readonly cursor?: string | undefined
  readonly limit: number
}

const columns = `id, round, player_ref, game_code, stake, win, state, floor(extract(epoch from opened_at))::bigint as at`
/** A page begins behind the row that ended the one before. */
const behind = `($4::uuid is null or (opened_at, id) > (select g.opened_at, g.id from book_entry g where g.id = $4::uuid))`

export async function findEntry(tx: Tx, id: string): Promise<BookRow | undefined> {
  const [row] = await tx.query<BookRow & Record<string, unknown>>(`select ${columns} from book_entry where id = $1`, [
    id,
  ])
  return row
}

/** Every bet that was made in that time, the oldest first. */
export function listTransactionPage(tx: Tx, { from, to, cursor, limit }: Page & { readonly from: number }) {
  return tx.query<BookRow & Record<string, unknown>>(
    `select ${columns} from book_entry
     where opened_at >= to_timestamp($1) and opened_at < to_timestamp($2) and ${behind}
     order by opened_at, id limit $3`,
    [from, to, limit, uuidOf(cursor)],
  )
}

/** Every round that is still open and was opened before that time, the oldest first: each by the first of its open bets. */
export function listOpenPage(tx: Tx, { to, cursor, limit }: Page) {
  return tx.query<BookRow & Record<string, unknown>>(
    `select ${columns} from (select distinct on (round) * from book_entry
       where ended_at is null and opened_at >= to_timestamp($1) and opened_at < to_timestamp($2)
       order by round, opened_at, id) open_round
     where ${behind} order by opened_at, id limit $3`,
    [0, to, limit, uuidOf(cursor)],
  )
}

export interface SeenBets {
  readonly round: string
  readonly playerRef: string
  /** Which bets of it, or all that stand still by now: those that are stopped later are not seen. */
  readonly ids?: readonly string[] | undefined
  readonly nowMs: number
}

/** Notes that what stands still in a round was put right by hand. False where there is no such bet of this player. */
export async function seeBets(tx: Tx, { round, playerRef, ids, nowMs }: SeenBets): Promise<boolean> {
  const stopped = await tx.query<{ id: string }>(
    `select id from book_entry where round = $1 and player_ref = $2 and state = 'stopped' and ($3::uuid[] is null or id = any ($3))`,
    [round, playerRef, ids?.filter(isRoundId) ?? null],
  )
  await tx.query(
    'insert into bet_seen (bet, seen_at) select unnest($1::uuid[]), to_timestamp($2 / 1000.0) on conflict (bet) do nothing',
    [stopped.map(({ id }) => id), nowMs],
  )
  return stopped.length > 0
}

/** A cursor that is none of ours begins nowhere. */
function uuidOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  return isRoundId(cursor) ? cursor : '00000000-0000-0000-0000-000000000000'
}
