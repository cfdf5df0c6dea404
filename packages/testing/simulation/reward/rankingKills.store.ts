import { sql } from 'kysely'
import type { AppTx } from '../../../../apps/server/platform/db/database.ts'

/** Days of a work of the product that are still to be done. */
export async function countOwedDays(tx: AppTx, name: string, days: readonly string[]): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select (${days.length} - count(*))::integer as owed from day_work
    where name = ${name} and day::text = any (${[...days]}::text[]) and ended_at is not null`.execute(tx)
  return rows[0]?.owed ?? 0
}

export interface SettledPlace {
  readonly contest: string
  readonly day: string
  readonly place: number
  readonly uid: bigint
  readonly prize: bigint
}

/** The places of every settled day. */
export async function listSettledPlaces(tx: AppTx): Promise<readonly SettledPlace[]> {
  const { rows } = await sql<SettledPlace>`
    select r.contest, r.day, r.place, r.uid, r.prize from ranking_row r
    join ranking_day d on d.contest = r.contest and d.day = r.day where d.settled_at is not null`.execute(tx)
  return rows
}
