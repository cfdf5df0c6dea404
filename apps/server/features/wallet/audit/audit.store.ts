import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { entriesOf, type Span } from '../../../platform/readers/index.ts'
import { type AuditedLot, type AuditedWallet, nothingYet, type ProvenState } from './audit.rules.ts'
import type { AuditedCommand, CausedPosting } from './auditCommand.rules.ts'
import { keepsSettled, otherNames } from './round/roundColumns.store.ts'

export interface WalletKey {
  readonly uid: bigint
  readonly asset: string
}

export function listWallets(tx: MemberTx, after: WalletKey, most: number): Promise<WalletKey[]> {
  return tx
    .selectFrom('wallet')
    .select(['uid', 'asset'])
    .where(sql<boolean>`(uid, asset) > (${after.uid}, ${after.asset})`)
    .orderBy('uid')
    .orderBy('asset')
    .limit(most)
    .execute()
}

type PostingColumns = { readonly [K in keyof CausedPosting]: CausedPosting[K] | null }

/** What stands beside a posting that belongs to a round: of its command, and at the posting that opened the round also of that. */
export interface PostingOfRound extends CausedPosting {
  readonly own_state: number | null
  readonly own_won: bigint | null
  readonly keepsSettled: boolean | null
  readonly references: readonly string[] | null
  readonly said_game: number | null
  readonly said_bet: bigint | null
  readonly said_refund: bigint | null
  readonly said_win: bigint | null
  readonly said_turnover: bigint | null
  readonly opened_at: number | null
  readonly closed_at: number | null
  readonly settled: bigint | null
  readonly bets: number | null
  readonly two_sided: boolean | null
  readonly tester: boolean | null
}

export type WalletPosting = PostingColumns &
  Partial<Omit<PostingOfRound, keyof CausedPosting>> &
  Pick<AuditedWallet, 'held' | 'release_at' | 'version' | 'head'> & {
    readonly wallet_uid: bigint
    readonly wallet_asset: string
    readonly wallet_balance: bigint
    readonly wallet_turnover: bigint
    /** How far it was proven before, and what it had come to there. */
    readonly proven_seq: bigint | null
    readonly proven_balance: bigint | null
    readonly proven_held: bigint | null
    readonly proven_turnover: bigint | null
    readonly proven_release: bigint | null
    readonly proven_hash: Buffer | null
  }

const roundColumns = sql`, own.state as own_state, own.won as own_won, ${keepsSettled} as "keepsSettled",
  ${otherNames} as "references", r.game as said_game, r.bet as said_bet, r.refund as said_refund, r.win as said_win,
  r.turnover as said_turnover, r.opened_at, r.closed_at, r.settled, r.bets, r.two_sided, r.tester`

/** A round stands beside the posting of the moment in which it was opened. */
const roundJoin = sql`left join lateral (
      select * from round x where j.asset = 'PHP' and j.kind in (1, 2, 3, 6) and x.uid = j.uid
        and x.provider = j.provider and x.round_id = j.round_id and x.opened_at = j.at offset 0
    ) r on true`

interface PostingRead {
  readonly mostEach: number
  readonly withRounds: boolean
}

/**
 * Some wallets, each with its next postings and the commands that caused them, and with the rounds that these opened, in one
 * statement: what it says of a wallet and of its postings is of one moment, however busy the wallet is. What stands beside a
 * posting is looked up by its key: a query plan that follows the sizes of the tables would read whole ones.
 */
export async function listPostings(
  tx: MemberTx,
  places: readonly (WalletKey & { readonly seq: bigint })[],
  { mostEach, withRounds }: PostingRead,
): Promise<WalletPosting[]> {
  const { rows } = await sql<WalletPosting>`
    select w.uid as wallet_uid, w.asset as wallet_asset, w.balance as wallet_balance, w.turnover as wallet_turnover,
      w.held, w.release_at, w.version, w.head, a.seq as proven_seq, a.balance as proven_balance, a.held as proven_held,
      a.turnover as proven_turnover, a.release_at as proven_release, a.hash as proven_hash, j.*, l.required,
      own.uid as own_uid, own.seq as own_seq, own.outcome as own_outcome, own.amount as own_amount,
      own.balance_after as own_balance, own.round_id as own_round, own.at as own_at, own.fingerprint as own_print,
      bet.uid as bet_uid, bet.seq as bet_seq, bet.balance_after as bet_balance
      ${withRounds ? roundColumns : sql``}
    from unnest(${places.map(({ uid }) => uid)}::bigint[], ${places.map(({ asset }) => asset)}::text[],
      ${places.map(({ seq }) => seq)}::bigint[]) p (uid, asset, seq)
    join wallet w on w.uid = p.uid and w.asset = p.asset
    left join audited a on a.uid = p.uid and a.asset = p.asset
    left join lateral (
      select uid, asset, seq, kind, source, destination, amount, balance_after, turnover, at, provider, reference,
        round_id, game, hash
      from journal j where j.uid = p.uid and j.asset = p.asset and j.seq > p.seq order by j.seq limit ${mostEach}
    ) j on true
    left join lateral (
      select required from lot x where x.uid = j.uid and x.asset = j.asset and x.seq = j.seq offset 0
    ) l on true
    left join lateral (
      select * from command x where x.provider = j.provider and x.kind = j.kind and x.tx_id = j.reference offset 0
    ) own on true
    left join lateral (
      select uid, seq, balance_after from command x
      where j.kind = 2 and x.provider = j.provider and x.kind = 1 and x.tx_id = j.reference offset 0
    ) bet on true
    ${withRounds ? roundJoin : sql``}
    order by w.uid, w.asset, j.seq`.execute(tx)
  return rows
}

/** In the order in which they were opened, by which they explain each other. */
export async function listLotsOf(
  tx: MemberTx,
  uids: readonly bigint[],
): Promise<(AuditedLot & { readonly uid: bigint; readonly asset: string })[]> {
  const { rows } = await sql<AuditedLot & { uid: bigint; asset: string }>`
    select uid, asset, seq, kind, reference, amount, required, release_at, opened_at, closed_at, closed_by, forgiven
    from lot
    where uid = any(${uids}::bigint[]) order by uid, asset, seq`.execute(tx)
  return rows
}

/** Which of some wallets no longer have the posting that was proven last, with the hash that it had. */
export async function findUnkept(
  tx: MemberTx,
  places: readonly (Pick<ProvenState, 'seq' | 'hash'> & WalletKey)[],
): Promise<(WalletKey & { readonly seq: bigint })[]> {
  const { rows } = await sql<WalletKey & { seq: bigint }>`
    select p.uid, p.asset, p.seq
    from unnest(${places.map(({ uid }) => uid)}::bigint[], ${places.map(({ asset }) => asset)}::text[],
      ${places.map(({ seq }) => seq)}::bigint[], ${places.map(({ hash }) => hash)}::bytea[]) p (uid, asset, seq, hash)
    where p.seq > 0 and not exists (
      select from journal j where j.uid = p.uid and j.asset = p.asset and j.seq = p.seq and j.hash = p.hash
    )`.execute(tx)
  return rows
}

type ProofRow = WalletKey & { readonly [K in keyof ProvenState]: ProvenState[K] | null }

/** The wallets with postings in a span that are not proven up to them, each with how far it is. */
export async function listUnproven(tx: MemberTx, span: Span): Promise<(ProvenState & WalletKey)[]> {
  const { rows } = await sql<ProofRow>`
    select p.uid, p.asset, a.seq, a.balance, a.held, a.turnover, a.release_at, a.hash
    from (select uid, asset, max(seq) as seq from ${entriesOf(span)} e group by uid, asset) p
    left join audited a on a.uid = p.uid and a.asset = p.asset
    where a.seq is null or a.seq < p.seq`.execute(tx)
  return rows.map(row =>
    row.seq === null ? { ...nothingYet, uid: row.uid, asset: row.asset } : (row as ProvenState & WalletKey),
  )
}

export async function keepProven(tx: MemberTx, proven: readonly (ProvenState & WalletKey)[]): Promise<void> {
  if (proven.length === 0) return
  await sql`
    insert into audited (uid, asset, seq, balance, held, turnover, release_at, hash)
    select * from unnest(${proven.map(({ uid }) => uid)}::bigint[], ${proven.map(({ asset }) => asset)}::text[],
      ${proven.map(({ seq }) => seq)}::bigint[], ${proven.map(({ balance }) => balance)}::bigint[],
      ${proven.map(({ held }) => held)}::bigint[], ${proven.map(({ turnover }) => turnover)}::bigint[],
      ${proven.map(({ release_at }) => release_at)}::bigint[], ${proven.map(({ hash }) => hash)}::bytea[])
    on conflict (uid, asset) do update set seq = excluded.seq, balance = excluded.balance, held = excluded.held,
      turnover = excluded.turnover, release_at = excluded.release_at, hash = excluded.hash`.execute(tx)
}

export interface CommandKey {
  readonly provider: number
  readonly kind: number
  readonly tx_id: string
}

/** What was released and paid of a hold, reversed of a payment, refunded of an order: between the same two accounts. */
const ended = sql`case when c.provider = 0 and c.kind in (11, 13, 40) and c.outcome = 0 then (
  select coalesce(sum(e.amount), 0)::bigint from journal e
  where e.uid = c.uid and e.kind >= 10 and e.provider = 0 and e.round_id = c.tx_id
    and e.kind in (case c.kind when 11 then 12 when 13 then 14 else 41 end, case c.kind when 11 then 13 end)
    and e.seq > c.seq and e.asset = case c.kind when 40 then 'FIL' else 'PHP' end
    and exists (
      select from journal b where b.uid = c.uid and b.asset = e.asset and b.seq = c.seq and b.destination = e.source
    )
) end`
const isFounded = sql`case
  when c.provider = 0 and c.kind in (12, 13, 14, 41) and c.outcome = 0 then exists (
    select from command b where b.provider = 0 and b.tx_id = c.round_id and b.uid = c.uid and b.outcome = 0
      and b.kind = case c.kind when 14 then 13 when 41 then 40 else 11 end
  )
  else true end`

export async function listCommands(tx: MemberTx, after: CommandKey, most: number): Promise<AuditedCommand[]> {
  const { rows } = await sql<AuditedCommand>`
    select c.provider, c.kind, c.tx_id, c.fingerprint, c.outcome, c.state, c.amount, c.won, c.balance_after, c.seq, (
      select count(*)::integer from journal j
      where j.uid = c.uid and j.asset in ('PHP', 'FIL') and j.seq = c.seq and j.provider = c.provider
        and j.reference = c.tx_id and (j.kind = c.kind or (c.kind = 1 and j.kind = 2))
    ) as postings, ${ended} as ended, ${isFounded} as is_founded
    from command c where (c.provider, c.kind, c.tx_id) > (${after.provider}, ${after.kind}, ${after.tx_id})
    order by c.provider, c.kind, c.tx_id limit ${most}`.execute(tx)
  return rows
}

/** Keys alone, in the order in which every schema keeps them. */
export function listKeys(tx: MemberTx, after: CommandKey, most: number): Promise<CommandKey[]> {
  return tx
    .selectFrom('command')
    .select(['provider', 'kind', 'tx_id'])
    .where(sql<boolean>`(provider, kind, tx_id) > (${after.provider}, ${after.kind}, ${after.tx_id})`)
    .orderBy('provider')
    .orderBy('kind')
    .orderBy('tx_id')
    .limit(most)
    .execute()
}
