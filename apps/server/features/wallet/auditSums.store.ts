import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Finding } from './audit.rules.ts'

interface RoundSums {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
  readonly said: bigint | null
  readonly posted: bigint | null
}

/** The rounds of some members whose bets, refunds, wins and turnover are not those of their postings. */
export async function findWrongRounds(tx: MemberTx, from: bigint, until: bigint): Promise<Finding[]> {
  const { rows } = await sql<RoundSums>`
    with posted as (
      select uid, provider, round_id, sum(turnover) as turnover,
        sum(case when destination = 0 then amount when source = 0 then -amount else 0 end) as net
      from journal where uid between ${from} and ${until} and asset = 'PHP' and kind in (1, 2, 3, 6)
      group by uid, provider, round_id
    )
    select coalesce(r.uid, p.uid) as uid, coalesce(r.provider, p.provider) as provider,
      coalesce(r.round_id, p.round_id) as round_id, r.bet - r.refund - r.win as said, -p.net::bigint as posted
    from (select * from round where uid between ${from} and ${until}) r
    full join posted p on p.uid = r.uid and p.provider = r.provider and p.round_id = r.round_id
    where r.uid is null or p.uid is null or r.bet - r.refund - r.win <> -p.net or r.turnover <> p.turnover
    order by 1, 2, 3 limit 1000`.execute(tx)
  return rows.map(describeRound)
}

export interface RoundKey {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
}

/** The same of rounds that were just played, each member's postings gone through once since the oldest of them began. */
export async function findWrongAmong(tx: MemberTx, rounds: readonly RoundKey[]): Promise<Finding[]> {
  if (rounds.length === 0) return []
  const { rows } = await sql<RoundSums>`
    with touched as (
      select k.*, r.opened_at, r.bet - r.refund - r.win as said, r.turnover
      from unnest(${rounds.map(({ uid }) => uid)}::bigint[], ${rounds.map(({ provider }) => provider)}::smallint[],
        ${rounds.map(({ round_id }) => round_id)}::text[]) k (uid, provider, round_id)
      left join round r on r.uid = k.uid and r.provider = k.provider and r.round_id = k.round_id
    ), posted as (
      select s.uid, j.* from (select uid, min(opened_at) as since from touched group by uid) s,
      lateral (
        select provider, round_id, sum(turnover) as turnover,
          sum(case when destination = 0 then amount when source = 0 then -amount else 0 end) as net
        from journal where uid = s.uid and at >= s.since and asset = 'PHP' and kind in (1, 2, 3, 6)
        group by provider, round_id
      ) j
    )
    select t.uid, t.provider, t.round_id, t.said, -p.net::bigint as posted from touched t
    left join posted p on p.uid = t.uid and p.provider = t.provider and p.round_id = t.round_id
    where t.said is null or t.said is distinct from -p.net or t.turnover is distinct from p.turnover`.execute(tx)
  return rows.map(describeRound)
}

function describeRound({ uid, provider, round_id, said, posted }: RoundSums): Finding {
  const detail = `says ${said ?? 'nothing'}, its postings ${posted ?? 'nothing'}`
  return { check: 'round', subject: `${uid} ${provider} ${round_id}`, detail }
}

/** The accounts whose reader came to another total than the journal does up to the very place of that reader. */
export async function findWrongAccounts(tx: MemberTx): Promise<Finding[]> {
  const { rows } = await sql<{ account: number; asset: string; kept: string; derived: string }>`
    with derived as (
      select account, v.asset, sum(moved) as total
      from reader r
      join journal j on (j.tx, j.uid, j.seq, j.asset) <= (r.tx, r.uid, r.seq, r.asset),
      lateral (values (j.source, j.asset, -j.amount), (j.destination, j.asset, j.amount)) v (account, asset, moved)
      where r.name = 'house' group by account, v.asset
    )
    select coalesce(h.account, d.account) as account, coalesce(h.asset, d.asset) as asset,
      coalesce(h.total, 0)::text as kept, coalesce(d.total, 0)::text as derived
    from house_account h full join derived d on d.account = h.account and d.asset = h.asset
    where coalesce(h.total, 0) <> coalesce(d.total, 0) order by 1, 2`.execute(tx)
  return rows.map(({ account, asset, kept, derived }) => {
    return { check: 'house', subject: `${asset} ${account}`, detail: `kept as ${kept}, comes to ${derived}` }
  })
}

/** Postings and lots of wallets that are not there. */
export async function findOrphans(tx: MemberTx): Promise<Finding[]> {
  const { rows } = await sql<{ uid: bigint; asset: string }>`
    select distinct uid, asset from (select uid, asset from journal union all select uid, asset from lot) x
    where not exists (select 1 from wallet w where w.uid = x.uid and w.asset = x.asset) limit 1000`.execute(tx)
  return rows.map(({ uid, asset }) => ({ check: 'orphan', subject: `${uid} ${asset}`, detail: 'has no wallet' }))
}

/** A posting in no month's own partition: the months were not made ahead of time. */
export async function findBeyond(tx: MemberTx): Promise<Finding[]> {
  const { rows } = await sql<{ uid: bigint; asset: string; seq: bigint }>`
    select uid, asset, seq from journal_beyond limit 100`.execute(tx)
  return rows.map(({ uid, asset, seq }) => {
    return { check: 'beyond', subject: `${uid} ${asset} ${seq}`, detail: 'lies in no month' }
  })
}

/** Rounds that a provider should have closed long ago. Nothing is wrong with them yet. */
export function listStaleRounds(tx: MemberTx, openedBeforeMs: number) {
  return tx
    .selectFrom('round')
    .select(['uid', 'provider', 'round_id', 'game', 'opened_at'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not (bet > 0 and refund >= bet)`)
    .where('opened_at', '<', instant(openedBeforeMs))
    .orderBy('opened_at')
    .limit(1000)
    .execute()
}
