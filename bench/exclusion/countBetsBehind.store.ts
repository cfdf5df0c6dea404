import { sql } from 'kysely'
import type { MemberTx } from '../../apps/server/platform/db/database.ts'

/** How many bets stand in a member's chain behind the posting by which an exclusion released their play. */
export async function countBetsBehind(tx: MemberTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from journal bet
    join journal released on released.uid = bet.uid and released.asset = 'PHP' and released.kind = 50
    where bet.asset = 'PHP' and bet.kind = 1 and bet.seq > released.seq`.execute(tx)
  return rows[0]?.count ?? 0
}
