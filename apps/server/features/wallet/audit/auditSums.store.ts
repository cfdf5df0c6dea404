import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { accounts } from '../ledger/accounts.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AuditCheck, Finding } from './audit.rules.ts'
import { type FindingSample, mostKept } from './findings.ts'

/** The accounts whose reader came to another total than the journal does up to the very place of that reader. */
export async function findWrongAccounts(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { account: number; asset: string; kept: string; derived: string }>`
    with derived as (
      select account, v.asset, sum(moved) as total
      from reader r
      join journal j on (j.tx, j.uid, j.seq, j.asset) <= (r.tx, r.uid, r.seq, r.asset),
      lateral (values (j.source, j.asset, -j.amount), (j.destination, j.asset, j.amount)) v (account, asset, moved)
      where r.name = 'house' group by account, v.asset
    )
    select coalesce(h.account, d.account) as account, coalesce(h.asset, d.asset) as asset,
      coalesce(h.total, 0)::text as kept, coalesce(d.total, 0)::text as derived,
      count(*) over ()::integer as total
    from house_account h full join derived d on d.account = h.account and d.asset = h.asset
    where coalesce(h.total, 0) <> coalesce(d.total, 0) order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'house', ({ account, asset, kept, derived }) => {
    return { subject: `${asset} ${account}`, detail: `kept as ${kept}, comes to ${derived}` }
  })
}

interface CountedRow {
  readonly total: number
}

/** Some of what a statement found, and how many rows it found in all. */
export function foundIn<Row extends CountedRow>(
  rows: readonly Row[],
  check: AuditCheck,
  describe: (row: Row) => Omit<Finding, 'check'>,
): FindingSample {
  return { findings: rows.map(row => ({ check, ...describe(row) })), total: rows[0]?.total ?? 0 }
}

/** Whatever bears the uid of a wallet that is not there. */
export async function findOrphans(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; of: string }>`
    select x.*, count(*) over ()::integer as total from (
      select distinct uid, asset, 'journal' as of from journal
      union select uid, asset, 'lot' from lot union select uid, asset, 'audited' from audited
      union select uid, 'PHP', 'command' from command union select uid, 'PHP', 'round' from round
      union select uid, 'PHP', 'bet_record' from bet_record union select uid, 'PHP', 'bet_day' from bet_day
      union select uid, 'PHP', 'tally_game' from tally_game union select uid, asset, 'tally_money' from tally_money
      union select uid, 'PHP', 'game_session' from game_session union select uid, 'PHP', 'play_gate' from play_gate
      union select uid, 'PHP', 'bet_reference' from bet_reference union select uid, asset, 'late_credit' from late_credit
      union select uid, asset, 'wallet_closing' from wallet_closing
    ) x
    where not exists (select from wallet w where w.uid = x.uid and w.asset = x.asset)
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'orphan', ({ uid, asset, of }) => ({
    subject: `${uid} ${asset} ${of}`,
    detail: 'has no wallet',
  }))
}

/** Names of bets that are not there, or of somebody else's. Which names an accepted bet came with, its print tells. */
export async function findWrongReferences(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { bet_ref: string; provider: number; tx_id: string }>`
    select s.bet_ref, s.provider, s.tx_id, count(*) over ()::integer as total from bet_reference s
    where not exists (
      select from command c where c.provider = s.provider and c.kind = 1 and c.tx_id = s.tx_id
        and (c.uid = s.uid or c.fingerprint is null)
    )
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'reference', ({ bet_ref, provider, tx_id }) => ({
    subject: `${provider} 1 ${tx_id}`,
    detail: `is called ${bet_ref} and is no bet of that member`,
  }))
}

/** Credits of closed wallets that are no posting to that wallet, or of another amount or moment. */
export async function findWrongLateCredits(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; seq: bigint }>`
    select l.uid, l.asset, l.seq, count(*) over ()::integer as total from late_credit l
    where not exists (
      select from journal j where j.uid = l.uid and j.asset = l.asset and j.seq = l.seq and j.at = l.at
        and j.destination = ${accounts.wallet} and j.amount = l.amount
    )
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'credit', ({ uid, asset, seq }) => {
    return { subject: `${uid} ${asset} ${seq}`, detail: 'came to a closed wallet, and is no such posting' }
  })
}

/** Credits that came while a wallet was closed and that nobody is told of, or that came while it was open. */
export async function findUntoldCredits(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; seq: bigint; is_told: boolean }>`
    with due as (
      select j.uid, j.asset, j.seq from wallet_closing c
      join journal j on j.uid = c.uid and j.asset = c.asset and j.seq > c.from_seq and j.seq <= coalesce(c.until_seq, j.seq)
      where j.destination = ${accounts.wallet} and j.amount > 0
    )
    select coalesce(d.uid, l.uid) as uid, coalesce(d.asset, l.asset) as asset, coalesce(d.seq, l.seq) as seq,
      l.uid is not null as is_told, count(*) over ()::integer as total
    from due d full join late_credit l on l.uid = d.uid and l.asset = d.asset and l.seq = d.seq
    where d.uid is null or l.uid is null order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'credit', ({ uid, asset, seq, is_told }) => {
    const detail = is_told
      ? 'is told of as late, and came to an open wallet'
      : 'came to a closed wallet and is not told of'
    return { subject: `${uid} ${asset} ${seq}`, detail }
  })
}

/** Wallets that are closed since no posting, or were closed and are not. */
export async function findWrongClosedWallets(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; is_closed: boolean }>`
    with closed as (select uid, asset from wallet where gates & 1 = 1),
    since as (select uid, asset from wallet_closing where until_seq is null)
    select coalesce(w.uid, s.uid) as uid, coalesce(w.asset, s.asset) as asset, w.uid is not null as is_closed,
      count(*) over ()::integer as total
    from closed w full join since s on s.uid = w.uid and s.asset = w.asset
    where w.uid is null or s.uid is null order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'credit', ({ uid, asset, is_closed }) => {
    const detail = is_closed ? 'is closed, and nothing says since when' : 'was closed, and is open'
    return { subject: `${uid} ${asset}`, detail }
  })
}

/**
 * Wallets that kept another number of commands without a posting than there are. One that was accepted and should have
 * moved something is no such command: it is found by itself.
 */
export async function findWrongUnposted(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; said: bigint; there: bigint }>`
    with kept as (
      select uid, case when provider = 0 and kind = 40 then 'FIL' else 'PHP' end as asset, count(*) as there
      from command where tx is not null or (seq is null and (outcome <> 0 or kind in (3, 6, 7))) group by 1, 2
    )
    select uid, asset, coalesce(w.unposted, 0) as said, coalesce(k.there, 0) as there, count(*) over ()::integer as total
    from wallet w full join kept k using (uid, asset)
    where coalesce(w.unposted, 0) <> coalesce(k.there, 0) order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'unposted', ({ uid, asset, said, there }) => {
    return { subject: `${uid} ${asset}`, detail: `kept ${said} commands without a posting, there are ${there}` }
  })
}

/** A posting in no month's own partition: the months were not made ahead of time. */
export async function findBeyond(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<CountedRow & { uid: bigint; asset: string; seq: bigint }>`
    select uid, asset, seq, count(*) over ()::integer as total from journal_beyond limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'beyond', ({ uid, asset, seq }) => {
    return { subject: `${uid} ${asset} ${seq}`, detail: 'lies in no month' }
  })
}

/** Rounds that a provider should have closed long ago. Nothing is wrong with them yet. */
export function listStaleRounds(tx: MemberTx, openedBeforeMs: number) {
  return tx
    .selectFrom('round')
    .select(['uid', 'provider', 'round_id', 'game', 'opened_at'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`(bets > 0 or win > 0)`)
    .where('opened_at', '<', instant(openedBeforeMs))
    .orderBy('opened_at')
    .limit(1000)
    .execute()
}
