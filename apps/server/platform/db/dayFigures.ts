import { type RawBuilder, sql } from 'kysely'
import type { MemberTx } from './database.ts'
import { instant } from './instant.ts'

/** How many of something there were on a day in Manila, of one way and in one state. */
export interface DayCount {
  readonly day: string
  readonly gateway: string
  readonly channel: string
  readonly status: string
  readonly count: bigint
  readonly amount: bigint
}

/** How many of something ended on a day in Manila, and what they came to. */
export type DayTally = Pick<DayCount, 'day' | 'count' | 'amount'>

/** How many of one way took about as long. */
export interface DurationCount {
  readonly gateway: string
  readonly channel: string
  readonly bucket: number
  readonly count: bigint
}

const perE = 20

/**
 * Times are counted in steps that grow by a twentieth. Counts of several schemas can be put together, which medians cannot.
 * Seconds are floats from the start: `extract` counts them as exact decimals, which is slow over many rows.
 */
function durationBucket(from: string, until: string): RawBuilder<number> {
  return sql<number>`round(${sql.lit(perE)} * ln(1 + greatest(0, date_part('epoch', ${sql.ref(until)} - ${sql.ref(from)}))))::integer`
}

/** What goes in or out by a way, begun at one time and ended at another. */
type Ways = 'deposit' | 'withdrawal'

/** How many of each way were begun on each day since then, by what became of them. */
export async function countByDay(tx: MemberTx, ways: Ways, sinceMs: number): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(date, 'YYYY-MM-DD') as day, gateway, channel, status, count, amount from (
      select (created_at + interval '8 hours')::date as date, gateway, channel_name as channel, status,
        count(*) as count, sum(amount)::bigint as amount
      from ${sql.table(ways)} where created_at >= ${instant(sinceMs)} group by 1, 2, 3, 4) counted`.execute(tx)
  return rows
}

/** How long those took that were begun since then and completed. */
export async function countTimes(tx: MemberTx, ways: Ways, sinceMs: number): Promise<readonly DurationCount[]> {
  const { rows } = await sql<DurationCount>`
    select gateway, channel_name as channel, ${durationBucket('created_at', 'ended_at')} as bucket, count(*) as count
    from ${sql.table(ways)} where created_at >= ${instant(sinceMs)} and status = 'completed' group by 1, 2, 3`.execute(
    tx,
  )
  return rows
}

/** The time that half of them took at most, or none where there are none. */
export function medianSeconds(counts: readonly Pick<DurationCount, 'bucket' | 'count'>[]): number | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0n)
  let passed = 0n
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    passed += count
    if (passed * 2n >= all) return Math.round(Math.exp(bucket / perE) - 1)
  }
  return null
}
