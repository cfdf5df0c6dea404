import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface SimulatedPlay {
  readonly uid: bigint
  readonly day: string
  readonly game: number
  readonly brand: string
  readonly isFree: boolean
  readonly bet: bigint
  readonly win: bigint
  readonly turnover: bigint
}

/** What the tally of one schema has from now on, and nothing else. */
export async function replaceTally(tx: MemberTx, plays: readonly SimulatedPlay[]): Promise<void> {
  await sql`delete from tally_game`.execute(tx)
  if (plays.length === 0) return
  const rows = plays.map(
    ({ uid, day, game, brand, isFree, bet, win, turnover }) =>
      sql`(${uid}::bigint, ${day}::date, ${game}::integer, 1, ${brand}, ${isFree}::boolean, 1, ${bet}::bigint, ${win}::bigint,
        ${turnover}::bigint, now())`,
  )
  await sql`
    insert into tally_game (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    values ${sql.join(rows)}`.execute(tx)
}

export async function makeTester(tx: MemberTx, uid: bigint): Promise<void> {
  await sql`update profile set tester = true where uid = ${uid}`.execute(tx)
}

/** Sets a member's level, and how many days ago their account was opened. */
export async function makeOlder(
  tx: MemberTx,
  uid: bigint,
  { level = 0, days = 0 }: { readonly level?: number; readonly days?: number },
): Promise<void> {
  await sql`
    update profile set vip = ${level}, created_at = created_at - make_interval(days => ${days}) where uid = ${uid}`.execute(
    tx,
  )
}

/** So that a work of every day owes all days behind this one. */
export async function oweDaysAfter(tx: MemberTx, { name, day }: { readonly name: string; readonly day: string }) {
  await sql`delete from day_work where name = ${name}`.execute(tx)
  await sql`
    insert into day_work (name, day, holder, started_at, renewed_at, ended_at)
    values (${name}, ${day}::date, '', now(), now(), now())`.execute(tx)
}

export interface PaidDay {
  readonly uid: bigint
  readonly day: string
  readonly amount: bigint
}

/** What members of one schema were promised of a promotion, and for which days. */
export async function listPromised(tx: MemberTx, promotion: string): Promise<readonly PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    select uid, split_part(name, ' ', 2) as day, amount from reward
    where split_part(name, ' ', 1) = ${promotion}`.execute(tx)
  return rows
}

/** What each day of a promotion cost, by its own books. */
export async function listCosts(tx: AppTx, promotion: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ readonly day: string; readonly units: bigint }>`
    select day::text, sum(units)::bigint as units from promotion_cost where promotion = ${promotion} group by day`.execute(
    tx,
  )
  return new Map(rows.map(({ day, units }) => [day, units]))
}

/** What was posted to members of one schema in a kind of reward. */
export async function sumPosted(tx: MemberTx, kind: number): Promise<bigint> {
  const { rows } = await sql<{ readonly sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from journal where kind = ${kind}`.execute(tx)
  return rows[0]?.sum ?? 0n
}
