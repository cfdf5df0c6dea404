import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

/** As the ledger knows payouts that arrived, and those that came back after all. */
const paid = sql.lit(13)
const reversed = sql.lit(14)

/** How often and how much a member was paid out, straight from the journal. */
export async function sumWithdrawals(tx: MemberTx, uid: bigint): Promise<{ count: number; total: bigint }> {
  // Only what is not a provider's is looked through, which has an index that bears all of this.
  const { rows } = await sql<{ count: number; total: bigint }>`
    select (count(*) filter (where kind = ${paid}) - count(*) filter (where kind = ${reversed}))::integer as count,
           coalesce(sum(case when kind = ${paid} then amount else -amount end), 0)::bigint as total
    from journal
    where uid = ${uid} and kind >= 10 and kind in (${paid}, ${reversed})`.execute(tx)
  return rows[0] ?? { count: 0, total: 0n }
}
