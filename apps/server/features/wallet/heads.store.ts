import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

interface HeadsRow {
  readonly wallets: string
  readonly root: string | null
  readonly snapshot: string
}

/** All heads as they are now, as one hash, with the moment they are of. */
export async function readHeadsNow(tx: MemberTx): Promise<HeadsRow> {
  return hashHeads(tx, sql`select uid, asset, version, head from wallet where version > 0`)
}

/** All heads as they were at that moment, found again in the journal. */
export async function readHeadsThen(tx: MemberTx, snapshot: string): Promise<HeadsRow> {
  return hashHeads(
    tx,
    sql`select distinct on (uid, asset) uid, asset, seq as version, hash as head from journal
      where pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot) order by uid, asset, seq desc`,
  )
}

// By buckets of members, so that no more than a few thousand heads are ever strung together.
async function hashHeads(tx: MemberTx, heads: ReturnType<typeof sql>): Promise<HeadsRow> {
  const { rows } = await sql<HeadsRow>`
    select coalesce(sum(wallets), 0)::text as wallets, pg_current_snapshot()::text as snapshot,
      encode(sha256(string_agg(hash, ''::bytea order by bucket)), 'hex') as root
    from (
      select uid / 4096 as bucket, count(*) as wallets, sha256(string_agg(
        int8send(uid) || convert_to(asset, 'UTF8') || int8send(version) || head, ''::bytea order by uid, asset)) as hash
      from (${heads}) h group by 1
    ) b`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The heads could not be read.')
  return row
}

/** Names the database: the server it lies in, its own number there, and that of the schema, which a restore makes anew. */
export async function nameDatabase(tx: MemberTx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws('/', system_identifier, (select oid from pg_database where datname = current_database()),
      current_schema()::regnamespace::oid) as name
    from pg_control_system()`.execute(tx)
  return rows[0]?.name ?? 'unknown'
}
