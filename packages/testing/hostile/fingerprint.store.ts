import { sql } from 'kysely'
import type { AppTx, Database } from '../../../apps/server/platform/db/database.ts'

/** Something about each table, by its name. */
export type OfTables = ReadonlyMap<string, string>

interface Table {
  readonly name: string
  readonly counter: string
}

/** Every table of the product. What a table is cut into is read with the whole. */
async function listTables(tx: AppTx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', 'watch', n.nspname || '.' || c.relname) as counter
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname in ('app', 'ref') or n.nspname like 'member\\_%')
    order by 1`.execute(tx)
  return rows
}

/**
 * Has every table count the statements that write to it, even those that are undone: where the counter stands still
 * nothing can have changed, whatever else goes on in this PostgreSQL.
 */
export async function countWrites(db: Database): Promise<void> {
  await db.app(async tx => {
    const { rows } = await sql<{ found: boolean }>`select to_regnamespace('watch') is not null as found`.execute(tx)
    if (rows[0]?.found) return
    await sql`create schema watch`.execute(tx)
    await sql`
      create function watch.count() returns trigger language plpgsql security definer as
      $$ begin perform nextval(tg_argv[0]::regclass); return null; end $$`.execute(tx)
    for (const { name, counter } of await listTables(tx)) {
      await sql`create sequence ${sql.raw(counter)}`.execute(tx)
      await sql`
        create trigger watch after insert or update or delete or truncate on ${sql.raw(name)} for each statement
        execute function watch.count(${sql.lit(counter)})`.execute(tx)
    }
  })
}

/** How often each table was written to. */
export async function readWrites(db: Database): Promise<OfTables> {
  return db.app(async tx => {
    const { rows } = await sql<{ name: string; writes: string }>`
      select relname as name, coalesce(pg_sequence_last_value(oid), 0)::text as writes
      from pg_class where relkind = 'S' and relnamespace = 'watch'::regnamespace`.execute(tx)
    return new Map(rows.map(({ name, writes }) => [name, writes]))
  })
}

/** Hashes the content of some tables, or of all, in one look. */
export async function takeFingerprint(db: Database, names?: readonly string[]): Promise<OfTables> {
  if (names?.length === 0) return new Map()
  return db.app(async tx => {
    const wanted = names ?? (await listTables(tx)).map(({ name }) => name)
    const looks = wanted.map(
      name =>
        `select '${name}' as name, md5(coalesce(string_agg(r::text, E'\\n' order by r::text), '')) as hash from ${name} r`,
    )
    const { rows } = await sql<{ name: string; hash: string }>`${sql.raw(looks.join(' union all '))}`.execute(tx)
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  })
}
