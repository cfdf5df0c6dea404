import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

export interface KnownRun {
  readonly day: string
  readonly failures: number
  readonly endedAtMs: number | null
}

/** How far one part of the members has come with the days of a work, since a day. */
export async function listRuns(tx: MemberTx, name: string, day: string): Promise<readonly KnownRun[]> {
  const { rows } = await sql<KnownRun>`
    select day::text, failures, extract(epoch from ended_at)::float8 * 1000 as "endedAtMs"
    from day_work where name = ${name} and day >= ${day}::date`.execute(tx)
  return rows
}
