import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { type DayCount, durationBucket, type DurationCount } from '../../platform/db/dayFigures.ts'

export async function countDepositsByDay(tx: MemberTx, sinceMs: number): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(date, 'YYYY-MM-DD') as day, gateway, channel, status, count, amount from (
      select (created_at + interval '8 hours')::date as date, gateway, channel_name as channel, status,
        count(*) as count, sum(amount)::bigint as amount
      from deposit where created_at >= ${instant(sinceMs)} group by 1, 2, 3, 4) counted`.execute(tx)
  return rows
}

export async function countDepositTimes(tx: MemberTx, sinceMs: number): Promise<readonly DurationCount[]> {
  const { rows } = await sql<DurationCount>`
    select gateway, channel_name as channel, ${durationBucket('created_at', 'ended_at')} as bucket, count(*) as count
    from deposit where created_at >= ${instant(sinceMs)} and status = 'completed' group by 1, 2, 3`.execute(tx)
  return rows
}
