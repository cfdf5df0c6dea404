import { sql } from 'kysely'
import type { MemberTx } from '../../../apps/server/platform/db/database.ts'

/** The columns of every table of a member schema, without the parts that a table is cut into. */
export async function listColumns(tx: MemberTx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by 1`.execute(tx)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
