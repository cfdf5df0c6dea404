import { sql } from 'kysely'
import type { AppTx, MemberTx, RefTx } from '../../../../apps/server/platform/db/database.ts'
import { instant } from '../../../../apps/server/platform/db/instant.ts'

/** Leaves room under the guard for a rebate on any game, and has the one that is played be a slot. */
export async function leaveMargin(tx: RefTx, game: number): Promise<void> {
  await sql`update game set rtp_ppm = 800000`.execute(tx)
  await sql`update game set category = (select name from category where game_type = 3 order by name limit 1) where id = ${game}`.execute(
    tx,
  )
}

/** Lets a version hold since a time, and never be stopped by its brake: its dry run knew nobody. */
export async function letHoldSince(tx: RefTx, promotion: string, atMs: number): Promise<void> {
  await sql`
    update promotion_version set decided_at = ${instant(atMs)}, brake = 1000000000000 where promotion = ${promotion}`.execute(
    tx,
  )
}

/** A work that was done for one day, and for none after it: what its copies were down for. */
export async function missSince(tx: AppTx | MemberTx, name: string, lastDay: string): Promise<void> {
  await sql`delete from day_work where name = ${name}`.execute(tx)
  await sql`
    insert into day_work (name, day, holder, started_at, renewed_at, ended_at)
    values (${name}, ${lastDay}::date, '', now(), now(), now())`.execute(tx)
}

/** The tallies of a day are whole, and those of the days after it are found to be. */
export async function endTalliesUntil(tx: MemberTx, lastDay: string): Promise<void> {
  await sql`delete from tally_end`.execute(tx)
  await sql`insert into tally_end (day, tx, whole_at) values (${lastDay}::date, '1', now())`.execute(tx)
}

/** Half an hour passes for whoever has claimed something in the member's schema: whoever was killed over it is not waited for. */
export async function passLeases(tx: MemberTx): Promise<void> {
  await passDayWork(tx)
  await sql`update reward set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
  await sql`update vip_look set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
}

async function passDayWork(tx: AppTx | MemberTx): Promise<void> {
  await sql`
    update day_work set renewed_at = renewed_at - interval '30 minutes', rests_until = rests_until - interval '30 minutes'
    where ended_at is null`.execute(tx)
}

export async function passClaimLeases(tx: AppTx): Promise<void> {
  await passDayWork(tx)
  await sql`update claim set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
}

/** What of a schema is still to be done: days of the work, levels that were reached, and rewards that come by themselves. */
export async function countOwed(tx: MemberTx, name: string, days: readonly string[]): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select (${days.length} - (select count(*) from day_work where name = ${name} and day::text = any (${[...days]}::text[])
        and ended_at is not null)
      + (select count(*) from vip_look where due_at is not null)
      + (select count(*) from reward where status = 'open' and is_automatic))::integer as owed`.execute(tx)
  return rows[0]?.owed ?? 0
}

export async function countTaken(tx: AppTx): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from claim where status = 'taken'`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface GivenPosting {
  readonly uid: bigint
  readonly kind: number
  readonly reference: string
  readonly amount: bigint
}

/** What was posted to members of a schema by promotions. */
export async function listGiven(tx: MemberTx): Promise<readonly GivenPosting[]> {
  const { rows } = await sql<GivenPosting>`
    select uid, kind::integer as kind, reference, amount from journal where kind in (4002, 4003, 4006, 4007, 4008, 4010)`.execute(
    tx,
  )
  return rows
}

export interface Budget {
  readonly units: bigint
  readonly left: bigint
  readonly cost: bigint
  readonly claims: bigint
}

export async function readBudget(tx: AppTx, promotion: string): Promise<Budget> {
  const { rows } = await sql<Budget>`
    select coalesce(sum(units), 0)::bigint as units, coalesce(sum(left_units), 0)::bigint as left,
      (select coalesce(sum(units), 0)::bigint from promotion_cost where promotion = ${promotion}) as cost,
      (select coalesce(sum(amount), 0)::bigint from claim where promotion = ${promotion} and status = 'done') as claims
    from promotion_budget where promotion = ${promotion}`.execute(tx)
  return rows[0] ?? { units: 0n, left: 0n, cost: 0n, claims: 0n }
}

/** What somebody is still to be told of. */
export async function listOpenKinds(tx: AppTx): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string; subject: string }>`
    select kind, subject from incident where closed_at is null order by id`.execute(tx)
  return rows.map(({ kind, subject }) => `${kind} ${subject}`)
}
