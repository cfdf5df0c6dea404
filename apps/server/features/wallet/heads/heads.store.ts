import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'

interface HeadsRow {
  readonly wallets: string
  readonly root: string | null
  readonly unposted: string
  readonly snapshot: string
}

/** What is signed of each wallet: its head alone, as lines of before have it, or also what it kept without a posting. */
interface HeadsWish {
  readonly isOfPostingsAlone: boolean
  /** How many these were, or how many and what they were. */
  readonly isOfCounts: boolean
}

const wholeHeads: HeadsWish = { isOfPostingsAlone: false, isOfCounts: false }

/** All heads as they are now, as one hash, with the moment they are of. */
export async function readHeadsNow(tx: MemberTx): Promise<HeadsRow> {
  return hashHeads(tx, sql`select uid, asset, version, head, unposted, unposted_head as kept from wallet`, wholeHeads)
}

const assetOfKept = sql`case when c.provider = 0 and c.kind = 40 then 'FIL' else 'PHP' end`

/** All heads as they were at that moment, found again in the journal, and what was kept without a posting in the commands. */
export async function readHeadsThen(tx: MemberTx, snapshot: string, wish: HeadsWish): Promise<HeadsRow> {
  return hashHeads(
    tx,
    sql`
      select uid, asset, coalesce(j.seq, 0) as version, coalesce(j.hash, sha256('')) as head,
        coalesce(k.unposted, 0) as unposted, k.kept
      from (
        select distinct on (uid, asset) uid, asset, seq, hash from journal
        where pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot) order by uid, asset, seq desc
      ) j
      full join (
        select distinct on (1, 2) c.uid, ${assetOfKept} as asset, count(*) over (partition by c.uid, ${assetOfKept}) as unposted,
          c.kept_hash as kept
        from command c
        where c.tx is not null and pg_visible_in_snapshot(c.tx, ${snapshot}::pg_snapshot)
        order by 1, 2, c.kept_no desc nulls last
      ) k using (uid, asset)`,
    wish,
  )
}

/**
 * The same as they were not long ago: of wallets that were not written to since, as they are now. Hundreds of times as
 * quick, and as good, since whoever takes postings or refusals away has to put the wallets back too.
 */
export async function readHeadsLately(tx: MemberTx, snapshot: string, wish: HeadsWish): Promise<HeadsRow> {
  return hashHeads(
    tx,
    sql`
      with newer as materialized (
        select distinct uid, asset from journal
        where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
      ), since as materialized (
        select c.uid, ${assetOfKept} as asset, count(*) as unposted from command c
        where c.tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(c.tx, ${snapshot}::pg_snapshot)
        group by 1, 2
      ), then_heads as (
        select uid, asset, version, head from wallet w
        where not exists (select from newer n where n.uid = w.uid and n.asset = w.asset)
        union all
        select n.uid, n.asset, coalesce(j.seq, 0), coalesce(j.hash, sha256('')) from newer n left join lateral (
          select seq, hash from journal j
          where j.uid = n.uid and j.asset = n.asset and pg_visible_in_snapshot(j.tx, ${snapshot}::pg_snapshot)
          order by seq desc limit 1
        ) j on true
      )
      select t.uid, t.asset, t.version, t.head, coalesce(w.unposted, 0) - coalesce(s.unposted, 0) as unposted,
        case when s.uid is null then w.unposted_head else (
          select c.kept_hash from command c
          where c.uid = t.uid and c.kept_no = w.unposted - s.unposted and ${assetOfKept} = t.asset limit 1
        ) end as kept
      from then_heads t left join wallet w on w.uid = t.uid and w.asset = t.asset
      left join since s on s.uid = t.uid and s.asset = t.asset`,
    wish,
  )
}

// By buckets of members, so that no more than a few thousand heads are ever strung together.
async function hashHeads(
  tx: MemberTx,
  heads: ReturnType<typeof sql>,
  { isOfPostingsAlone, isOfCounts }: HeadsWish,
): Promise<HeadsRow> {
  const what = isOfCounts ? sql`` : sql` || coalesce(kept, ''::bytea)`
  const kept = isOfPostingsAlone ? sql`` : sql` || int8send(unposted)${what}`
  const isThere = isOfPostingsAlone ? sql`version > 0` : sql`version > 0 or unposted <> 0`
  const { rows } = await sql<HeadsRow>`
    select coalesce(sum(wallets), 0)::text as wallets, coalesce(sum(unposted), 0)::text as unposted,
      pg_current_snapshot()::text as snapshot, encode(sha256(string_agg(hash, ''::bytea order by bucket)), 'hex') as root
    from (
      select uid / 4096 as bucket, count(*) as wallets, sum(unposted) as unposted, sha256(string_agg(
        int8send(uid) || convert_to(asset, 'UTF8') || int8send(version) || head${kept}, ''::bytea order by uid, asset)) as hash
      from (${heads}) h where ${isThere} group by 1
    ) b`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The heads could not be read.')
  return row
}
