import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { foundIn } from './auditSums.store.ts'
import { type FindingSample, mostKept } from './findings.ts'

interface Members {
  readonly from: bigint
  readonly until: bigint
}

interface RowTotal {
  readonly total: number
}

const statusOf = sql`case when r.bets = 0 and r.win = 0 then 2 when r.closed_at is null then 0 else 1 end`
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Manila')::date`

/** Wallets that count other open rounds than there are. */
export async function findWrongCounts(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; asset: string; said: number; open: bigint }>`
    with opened as (
      select uid, count(*) as rounds from round
      where uid between ${from} and ${until} and closed_at is null and (bets > 0 or win > 0) group by uid
    )
    select w.uid, w.asset, w.open_rounds as said, coalesce(o.rounds, 0) as open, count(*) over ()::integer as total
    from wallet w left join opened o on o.uid = w.uid and w.asset = 'PHP'
    where w.uid between ${from} and ${until} and w.open_rounds <> coalesce(o.rounds, 0)
    order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'rounds', ({ uid, asset, said, open }) => {
    return { subject: `${uid} ${asset}`, detail: `counts ${said} open rounds, there are ${open}` }
  })
}

/**
 * Records that are not those of their rounds, as far as their reader has read: a round with a posting behind its place
 * may have been seen before or after that posting.
 */
export async function findWrongRecords(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; provider: number; round_id: string; is_there: boolean }>`
    with unread as (
      select distinct j.uid, j.provider, j.round_id from journal j
      where j.uid between ${from} and ${until} and not exists (
        select from reader p where p.name = 'bet' and (j.tx, j.uid, j.seq, j.asset) <= (p.tx, p.uid, p.seq, p.asset)
      )
    ), said as (select * from bet_record where uid between ${from} and ${until}),
    played as (select * from round where uid between ${from} and ${until})
    select coalesce(r.uid, b.uid) as uid, coalesce(r.provider, b.provider) as provider,
      coalesce(r.round_id, b.round_id) as round_id, b.uid is not null as is_there, count(*) over ()::integer as total
    from played r
    full join said b on b.uid = r.uid and b.provider = r.provider and b.round_id = r.round_id
    where not exists (select from unread u where u.uid = r.uid and u.provider = r.provider and u.round_id = r.round_id)
      and (r.uid is null
        or (r.game, r.bet, r.refund, r.win, r.turnover, r.free, r.opened_at, r.closed_at, ${statusOf})
        is distinct from (b.game, b.bet, b.refund, b.win, b.turnover, b.is_free, b.opened_at, b.settled_at, b.status))
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'record', ({ uid, provider, round_id, is_there }) => {
    const detail = is_there ? 'is not what its round came to' : 'is missing'
    return { subject: `${uid} ${provider} ${round_id}`, detail }
  })
}

/** Records that bear the number of a posting which is not of their round. */
export async function findMisnumbered(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; seq: bigint }>`
    select b.uid, b.seq, count(*) over ()::integer as total from bet_record b
    where b.uid between ${from} and ${until} and not exists (
      select from journal j where j.uid = b.uid and j.asset = 'PHP' and j.seq = b.seq and j.provider = b.provider
        and j.round_id = b.round_id
    )
    order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'record', ({ uid, seq }) => {
    return { subject: `${uid} ${seq}`, detail: 'bears the number of a posting of another round' }
  })
}

/** The sums of a member's days that are not those of the member's records. */
export async function findWrongBetDays(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; day: string; game_type: number; status: number }>`
    with derived as (
      select uid, ${dayOf('opened_at')} as day, game_type, status, count(*) as rounds, sum(bet - refund) as bet,
        sum(win) as win
      from bet_record where uid between ${from} and ${until} group by 1, 2, 3, 4
    ), said as (select * from bet_day where uid between ${from} and ${until})
    select uid, day::text, game_type, status, count(*) over ()::integer as total
    from derived d full join said s using (uid, day, game_type, status)
    where (coalesce(d.rounds, 0), coalesce(d.bet, 0), coalesce(d.win, 0))
      <> (coalesce(s.rounds, 0), coalesce(s.bet, 0), coalesce(s.win, 0))
    order by 1, 2, 3, 4 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'day', ({ uid, day, game_type, status }) => {
    return { subject: `${uid} ${day} ${game_type} ${status}`, detail: 'is not the sum of the records of that day' }
  })
}

/** The same of a game's days, over the settled rounds of members who count. */
export async function findWrongGameDays(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { game: number; day: string }>`
    with derived as (
      select game, ${dayOf('settled_at')} as day, count(*) as rounds, sum(bet - refund) as bet, sum(win) as win,
        sum((bet - refund)::numeric ^ 2) as bet_squares, sum(win::numeric ^ 2) as win_squares,
        sum((bet - refund)::numeric * win) as products
      from bet_record where status = 1 and not tester and settled_at is not null group by 1, 2
    )
    select game, day::text, count(*) over ()::integer as total
    from derived d full join game_day s using (game, day)
    where (coalesce(d.rounds, 0), coalesce(d.bet, 0), coalesce(d.win, 0), coalesce(d.bet_squares, 0),
        coalesce(d.win_squares, 0), coalesce(d.products, 0))
      <> (coalesce(s.rounds, 0), coalesce(s.bet, 0), coalesce(s.win, 0), coalesce(s.bet_squares, 0),
        coalesce(s.win_squares, 0), coalesce(s.products, 0))
    order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'day', ({ game, day }) => {
    return { subject: `game ${game} ${day}`, detail: 'is not the sum of the records of that day' }
  })
}

/** Game sessions that expired before they were opened, and wallets that show one that is not open: their bets are let in by it. */
export async function findWrongSessions(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { token: string; uid: bigint; is_shown: boolean }>`
    select left(encode(hash, 'hex'), 16) as token, uid, is_shown, count(*) over ()::integer as total from (
      select token_hash as hash, uid, false as is_shown from game_session where expires_at < opened_at or provider < 1
      union all
      select session, uid, true from wallet w where session is not null and not exists (
        select from game_session s where s.token_hash = w.session and s.uid = w.uid and s.provider = w.session_provider
          and s.expires_at = w.session_until and s.ended_at is null and w.asset = 'PHP')
    ) wrong order by is_shown, hash limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'session', ({ token, uid, is_shown }) => ({
    subject: `${uid} ${token}`,
    detail: is_shown ? 'is shown by the wallet and is no open session' : 'never was a session',
  }))
}

/** Readers that stand where nothing can have been read yet: what is posted before that would be passed over. */
export async function findWrongReaders(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { name: string; tx: string }>`
    select name, tx::text, count(*) over ()::integer as total from reader
    where tx >= pg_snapshot_xmin(pg_current_snapshot()) order by 1 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'reader', ({ name, tx: place }) => ({ subject: name, detail: `stands at ${place}, too far` }))
}
