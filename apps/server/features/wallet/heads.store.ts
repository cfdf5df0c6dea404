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

/**
 * The same as they were not long ago: of wallets that were not written to since, as they are now. Hundreds of times as
 * quick, and as good, since whoever takes postings away has to put the wallets back too.
 */
export async function readHeadsLately(tx: MemberTx, snapshot: string): Promise<HeadsRow> {
  return hashHeads(
    tx,
    sql`
      with newer as materialized (
        select distinct uid, asset from journal
        where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
      )
      select uid, asset, version, head from wallet w
      where version > 0 and not exists (select from newer n where n.uid = w.uid and n.asset = w.asset)
      union all
      select n.uid, n.asset, j.seq, j.hash from newer n, lateral (
        select seq, hash from journal j
        where j.uid = n.uid and j.asset = n.asset and pg_visible_in_snapshot(j.tx, ${snapshot}::pg_snapshot)
        order by seq desc limit 1
      ) j`,
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
