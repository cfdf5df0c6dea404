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

/** Every round that is still open and was opened before that time, the oldest first. */
export function listOpenPage(tx: Tx, { to, cursor, limit }: Page) {
  return tx.query<BookRow & Record<string, unknown>>(
    `select ${columns} from book_entry
     where ended_at is null and id = round and opened_at >= to_timestamp($1) and opened_at < to_timestamp($2) and ${behind}
     order by opened_at, id limit $3`,
    [0, to, limit, uuidOf(cursor)],
  )
}

/** Notes that a round which stands still was put right by hand. False where this player has no such round. */
export async function seeRound(
  tx: Tx,
  { id, playerRef, nowMs }: { readonly id: string; readonly playerRef: string; readonly nowMs: number },
): Promise<boolean> {
  const [stopped] = await tx.query<{ round: string }>(
    `select round from book_entry where id = $1 and id = round and player_ref = $2 and state = 'stopped'`,
    [id, playerRef],
  )
  if (!stopped) return false
  await tx.query(
    'insert into round_seen (round, seen_at) values ($1, to_timestamp($2 / 1000.0)) on conflict (round) do nothing',
    [id, nowMs],
  )
  return true
}

/** A cursor that is none of ours begins nowhere. */
function uuidOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  return isRoundId(cursor) ? cursor : '00000000-0000-0000-0000-000000000000'
}
