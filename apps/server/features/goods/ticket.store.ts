import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'

/** The name of no goods: an id of goods has no brackets. */
const ticketShare = '(tickets)'

/** How many tickets a member has of claims that stand, whatever became of the goods that gave them. */
export async function countTickets(tx: AppTx, uid: bigint): Promise<number> {
  const { rows } = await sql<{ tickets: bigint }>`
    select coalesce(sum(pieces * (terms ->> 'givesAmount')::bigint), 0)::bigint as tickets from goods_claim
    where uid = ${uid} and status in ('taken', 'done') and terms ->> 'gives' = 'ticket'`.execute(tx)
  return Number(rows[0]?.tickets ?? 0n)
}

/** The same, and nobody else claims tickets for the member until this transaction is over. */
export async function lockTickets(tx: AppTx, uid: bigint): Promise<number> {
  await sql`
    insert into goods_share as s (goods, uid, pieces) values (${ticketShare}, ${uid}, 0)
    on conflict (goods, uid) do update set pieces = s.pieces`.execute(tx)
  return countTickets(tx, uid)
}
