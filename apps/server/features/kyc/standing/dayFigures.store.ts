import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Decision } from './standing.rules.ts'

export interface DecidedOnDay {
  readonly day: string
  readonly decision: Decision
  readonly count: bigint
}

/** What was decided on each day in Manila. */
export async function countDecidedByDay(tx: AppTx, sinceMs: number): Promise<readonly DecidedOnDay[]> {
  const { rows } = await sql<DecidedOnDay>`
    select to_char(decided_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as day, decision, count(*) as count
    from kyc_decision where decided_at >= ${instant(sinceMs)} group by 1, 2`.execute(tx)
  return rows
}

/** How long half of those that were decided had waited at most. */
export async function readDecidedMedian(tx: AppTx, sinceMs: number): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by waited_seconds) as median
    from kyc_decision where decided_at >= ${instant(sinceMs)}`.execute(tx)
  return rows[0]?.median ?? null
}
