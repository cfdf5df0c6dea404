import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../db/database.ts'

/** Names the database: the server it lies in, its own number there, and that of the schema, which a restore makes anew. */
export async function nameDatabase(tx: AppTx | MemberTx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws('/', system_identifier, (select oid from pg_database where datname = current_database()),
      current_schema()::regnamespace::oid) as name
    from pg_control_system()`.execute(tx)
  return rows[0]?.name ?? 'unknown'
}
