import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/**
 * How many rewards of a schema should have been posted or have expired before a time, and were not. One that cannot be seen
 * to is claimed again and again, so that the time at which it is due next is never far.
 */
export async function countLateRewards(tx: MemberTx, beforeMs: number, claimedUntilMs: number): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select (select count(*) from reward where status = 'open' and is_automatic and reason = ''
        and promised_at < ${instant(beforeMs)}
      )::integer + (select count(*) from reward where due_at is not null and due_at <= ${instant(claimedUntilMs)}
        and collected_at is null and not is_automatic and expires_at < ${instant(beforeMs)}
      )::integer as late`.execute(tx)
  return rows[0]?.late ?? 0
}
