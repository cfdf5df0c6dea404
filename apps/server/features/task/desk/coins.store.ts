import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'

export interface CoinDay {
  readonly day: string
  readonly given: bigint
  readonly spent: bigint
  readonly lapsed: bigint
}

/** What was given, spent and given up by day in one schema: earned and adjusted, ordered less what was refunded, left at a closing. */
export async function listCoinDays(tx: MemberTx, fromDay: string): Promise<readonly CoinDay[]> {
  const { rows } = await sql<CoinDay>`
    select t.day::text as day,
      coalesce(sum(t.amount) filter (where t.kind in (30, 42)), 0)::bigint as given,
      (coalesce(sum(t.amount) filter (where t.kind in (31, 40)), 0)
        - coalesce(sum(t.amount) filter (where t.kind = 41), 0))::bigint as spent,
      coalesce(sum(t.amount) filter (where t.kind = 43), 0)::bigint as lapsed
    from tally_money t join profile p on p.uid = t.uid and not p.tester
    where t.asset = 'FIL' and t.day >= ${fromDay}::date group by t.day`.execute(tx)
  return rows
}

/** What members of one schema hold. */
export async function sumOwed(tx: MemberTx): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(w.balance), 0)::bigint as owed from wallet w join profile p on p.uid = w.uid and not p.tester
    where w.asset = 'FIL'`.execute(tx)
  return rows[0]?.owed ?? 0n
}
