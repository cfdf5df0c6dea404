import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'

/** A list says how many there are exactly up to here, and no more than that. */
export const mostCounted = 1000

/** How many rows a query gives, exactly up to a thousand: whoever counts further reads what nobody looks at. */
export async function countRows<All, Some extends keyof All, Row, Tables>(
  tx: Transaction<Tables>,
  query: SelectQueryBuilder<All, Some, Row>,
): Promise<number> {
  const { rows } = await sql<{
    count: bigint
  }>`select count(*) as count from ${query.limit(mostCounted)} first`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}
