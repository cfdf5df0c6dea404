import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

/** What a member was given in bonuses of all time, less what they gave back. Only what is not a provider's is looked through, by an index that bears it all. */
export async function sumBonuses(tx: MemberTx, uid: bigint): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(case kind when 51 then -amount else amount end), 0)::bigint as total from journal
    where uid = ${uid} and kind >= 10 and (kind = 51 or kind >= 4001) and asset = 'PHP'`.execute(tx)
  return rows[0]?.total ?? 0n
}
