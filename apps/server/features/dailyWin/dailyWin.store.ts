import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

export interface WinRow {
  readonly uid: bigint
  readonly seq: bigint
  readonly username: string
  readonly nick_name: string
  readonly win: bigint
  readonly at: number
  readonly code: string
  readonly en_name: string
  readonly tl_name: string
  readonly img: string
}

const shown = sql`b.uid, b.seq, p.username, p.nick_name, b.win, b.settled_at as at, coalesce(g.code, '') as code,
  coalesce(g.en_name, '') as en_name, coalesce(g.tl_name, '') as tl_name, coalesce(g.img, '') as img`

/** As the indexes have them: rounds that are settled, with money, of members who are no testers. */
const counted = sql`b.status = 1 and b.win >= 1000000 and not b.tester and not b.is_free
  and (b.settled_at at time zone 'Asia/Manila')::date`

/** The largest wins of one schema on a day, of members who show theirs. */
export async function listDayWins(tx: MemberTx, day: string, most: number): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select ${shown} from bet_record b join profile p on p.uid = b.uid left join game g on g.id = b.game
    where ${counted} = ${day}::date and not p.hides_name and not p.tester and (p.username <> '' or p.nick_name <> '')
    order by b.win desc, b.settled_at, b.uid, b.seq limit ${most}`.execute(tx)
  return rows
}

/** The largest win of one member on either of two days. */
export async function findOwnWin(
  tx: MemberTx,
  { uid, days }: { readonly uid: bigint; readonly days: readonly string[] },
): Promise<WinRow | undefined> {
  const { rows } = await sql<WinRow>`
    select ${shown} from bet_record b join profile p on p.uid = b.uid left join game g on g.id = b.game
    where ${counted} = any(${[...days]}::date[]) and b.uid = ${uid} order by b.win desc, b.settled_at limit 1`.execute(
    tx,
  )
  return rows[0]
}

export async function hidesName(tx: MemberTx, uid: bigint): Promise<boolean> {
  const row = await tx.selectFrom('profile').select('hides_name').where('uid', '=', uid).executeTakeFirst()
  return row?.hides_name === true
}
