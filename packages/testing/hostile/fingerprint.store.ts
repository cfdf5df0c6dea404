import { sql } from 'kysely'
import type { Database } from '../../../apps/server/platform/db/database.ts'

/** A hash of the content of every table, by its name. */
export type Fingerprint = ReadonlyMap<string, string>

/** Moves with every transaction that writes, anywhere on this PostgreSQL: while it stands still nothing can have changed. */
export async function readLastWrite(db: Database): Promise<string> {
  return db.app(async tx => {
    const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(tx)
    return rows[0]?.xid ?? ''
  })
}

/** Takes the fingerprint of a whole database, in one look. */
export async function takeFingerprint(db: Database): Promise<Fingerprint> {
  return db.app(async tx => {
    const tables = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where (table_schema in ('app', 'ref') or table_schema like 'member\\_%') and table_type = 'BASE TABLE'
      order by 1`.execute(tx)
    const looks = tables.rows.map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(r::text, E'\\n' order by r::text), '')) as hash from ${name} r`,
    )
    const { rows } = await sql<{ name: string; hash: string }>`${sql.raw(looks.join(' union all '))}`.execute(tx)
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  })
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)
}
