import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface CohortRow {
  readonly week: string
  readonly invited: bigint
  readonly verified: bigint
  readonly deposited: bigint
  readonly played: bigint
  readonly paid: bigint
  readonly held: bigint
}

interface CohortSpan {
  readonly fromMs: number
  /** Who counts nowhere. */
  readonly testers: readonly bigint[]
}

/** How far the friends of each week came, the newest week first. */
export async function listCohortRows(tx: AppTx, { fromMs, testers }: CohortSpan): Promise<readonly CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select date_trunc('week', joined_at at time zone 'Asia/Manila')::date::text as week,
      count(*) as invited, count(verified_at) as verified, count(deposited_at) as deposited, count(played_at) as played,
      count(*) filter (where held = '' and (parent_state = 'promised' or friend_state = 'promised')) as paid,
      count(*) filter (where held <> '') as held
    from invite where joined_at >= ${instant(fromMs)} and uid <> all(${[...testers]}::bigint[])
    group by 1 order by 1 desc`.execute(tx)
  return rows
}

export interface CohortFriend {
  readonly uid: bigint
  readonly parent: bigint
  readonly week: string
  /** The Manila day on which they signed up. */
  readonly joined: string
}

export async function listCohortFriends(tx: AppTx, fromMs: number): Promise<readonly CohortFriend[]> {
  const { rows } = await sql<CohortFriend>`
    select uid, parent, date_trunc('week', joined_at at time zone 'Asia/Manila')::date::text as week,
      (joined_at at time zone 'Asia/Manila')::date::text as joined
    from invite where joined_at >= ${instant(fromMs)}`.execute(tx)
  return rows
}

export interface CohortSum {
  readonly week: string
  readonly amount: bigint
}

function friendsOf(friends: readonly CohortFriend[]) {
  const [uids, weeks, days] = [
    friends.map(({ uid }) => uid),
    friends.map(({ week }) => week),
    friends.map(({ joined }) => joined),
  ]
  return sql`unnest(${uids}::bigint[], ${weeks}::text[], ${days}::date[]) as f (uid, week, joined)`
}

/** What friends of one schema paid in, vouchers with it, less what they took out, within so many days from signing up. */
export async function sumNetDeposits(tx: MemberTx, friends: readonly CohortFriend[], days: number) {
  const { rows } = await sql<CohortSum>`
    select f.week, (sum(t.amount) filter (where t.kind in (10, 12, 14, 20))
      - coalesce(sum(t.amount) filter (where t.kind = 11), 0))::bigint as amount
    from ${friendsOf(friends)} join tally_money t on t.uid = f.uid
    where t.asset = 'PHP' and t.kind in (10, 11, 12, 14, 20) and t.day >= f.joined and t.day < f.joined + ${days}::integer
    group by f.week`.execute(tx)
  return rows
}

/** What banks took back of the deposits of friends of one schema, as two people approved it within so many days from signing up. */
export async function sumChargedBack(tx: MemberTx, friends: readonly CohortFriend[], days: number) {
  const { rows } = await sql<CohortSum>`
    select f.week, sum(a.amount)::bigint as amount
    from ${friendsOf(friends)} join adjustment a on a.uid = f.uid
    where a.cause = 'chargeback' and a.direction = 'taken' and a.status = 'approved'
      and (a.decided_at at time zone 'Asia/Manila')::date >= f.joined
      and (a.decided_at at time zone 'Asia/Manila')::date < f.joined + ${days}::integer
    group by f.week`.execute(tx)
  return rows
}

/** What friends of one schema bet less what they won, within so many days from signing up. Free rounds are no part of it. */
export async function sumGgr(tx: MemberTx, friends: readonly CohortFriend[], days: number) {
  const { rows } = await sql<CohortSum>`
    select f.week, sum(t.bet - t.win)::bigint as amount
    from ${friendsOf(friends)} join tally_game t on t.uid = f.uid
    where not t.is_free and t.day >= f.joined and t.day < f.joined + ${days}::integer
    group by f.week`.execute(tx)
  return rows
}
