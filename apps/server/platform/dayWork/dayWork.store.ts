import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import { type KnownDay, mostMissedDays, restMs } from './dayWork.rules.ts'

/** The table stands in `app` and in each member schema. */
type AnyTx = AppTx | MemberTx

/** Whoever has not said for so long that a work goes on has died over it. */
const silentMs = 15 * 60_000
const keptDays = 400

export interface WorkDay {
  readonly name: string
  readonly day: string
}

export interface ClaimedDay extends WorkDay {
  /** Names one claim: another claim by the same copy is another. */
  readonly holder: string
}

/** The days that a work may owe, and the newest one before them, however long ago that was. */
export async function listKnownDays(tx: AnyTx, { name, day }: WorkDay): Promise<KnownDay[]> {
  const { rows } = await sql<KnownDay>`
    select day::text, extract(epoch from started_at)::float8 * 1000 as "startedAtMs", ended_at is not null as "isEnded"
    from day_work
    where name = ${name} and day >= coalesce(
      (select max(day) from day_work where name = ${name} and day <= ${day}::date - ${mostMissedDays}::integer),
      ${day}::date - ${mostMissedDays}::integer)
    order by day`.execute(tx)
  return rows
}

/**
 * Takes a day for this claim and answers how far the work had come, or nothing while it is done, rests or is another's.
 * Times beyond what any claim writes were written by a clock that has been put right since, and hold nobody up.
 */
export async function claimDay(tx: AnyTx, claim: ClaimedDay, nowMs: number): Promise<string | undefined> {
  const now = instant(nowMs)
  const { rows } = await sql<{ readonly place: string }>`
    insert into day_work as w (name, day, holder, started_at, renewed_at)
    values (${claim.name}, ${claim.day}::date, ${claim.holder}, ${now}, ${now})
    on conflict (name, day) do update set holder = excluded.holder, renewed_at = excluded.renewed_at
    where w.ended_at is null and case when w.holder = ''
      then w.rests_until <= ${now} or w.rests_until > ${instant(nowMs + restMs(Infinity))}
      else w.renewed_at not between ${instant(nowMs - silentMs)} and ${instant(nowMs + silentMs)} end
    returning place`.execute(tx)
  return rows[0]?.place
}

/** Says that the work goes on, and keeps the day from others until the transaction ends. False where it is another's by now. */
export async function renewDay(tx: AnyTx, { name, day, holder }: ClaimedDay, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    update day_work set renewed_at = ${instant(nowMs)}
    where name = ${name} and day = ${day}::date and holder = ${holder} and ended_at is null
    returning name`.execute(tx)
  return rows.length === 1
}

export async function keepPlace(tx: AnyTx, { name, day }: WorkDay, place: string): Promise<void> {
  await sql`update day_work set place = ${place} where name = ${name} and day = ${day}::date`.execute(tx)
}

export async function endDay(tx: AnyTx, { name, day, holder }: ClaimedDay, nowMs: number): Promise<void> {
  await sql`
    update day_work set ended_at = ${instant(nowMs)}, holder = ''
    where name = ${name} and day = ${day}::date and holder = ${holder} and ended_at is null`.execute(tx)
  await sql`delete from day_work where name = ${name} and day < ${day}::date - ${keptDays}::integer`.execute(tx)
}

/** Gives a day back, for whoever comes next: at once, or after a rest where it failed. */
export async function giveBackDay(
  tx: AnyTx,
  { name, day, holder }: ClaimedDay,
  { nowMs, hasFailed }: { readonly nowMs: number; readonly hasFailed: boolean },
): Promise<void> {
  const { rows } = await sql<{ readonly failures: number }>`
    update day_work set holder = '', rests_until = ${instant(nowMs)}, failures = failures + ${hasFailed ? 1 : 0}
    where name = ${name} and day = ${day}::date and holder = ${holder} and ended_at is null
    returning failures`.execute(tx)
  const [row] = rows
  if (!row || !hasFailed) return
  await sql`
    update day_work set rests_until = ${instant(nowMs + restMs(row.failures))}
    where name = ${name} and day = ${day}::date`.execute(tx)
}
