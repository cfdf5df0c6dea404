import { sql } from 'kysely'
import type { MemberTx } from '../../../../platform/db/database.ts'
import type { AuditedRound, RoundPosting, RoundRow } from './auditedRound.ts'
import { keepsSettled, otherNames } from './roundColumns.store.ts'

export interface RoundKey {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

/** One posting of a round, or none, beside what the round itself says. */
interface PostedRow extends RoundKey, Nullable<RoundRow>, Nullable<Omit<RoundPosting, 'own' | 'game' | 'counted'>> {
  readonly counted: bigint | null
  readonly posted_game: number | null
  readonly posted: bigint | null
  readonly own_seq: bigint | null
  readonly own_print: string | null
  readonly own_amount: bigint | null
  readonly own_state: number | null
  readonly own_won: bigint | null
}

const columns = sql`
  r.settled, r.bets, r.two_sided, r.tester, r.game, r.bet, r.refund, r.win, r.turnover, r.opened_at, r.closed_at, j.seq, j.kind, j.destination = 0 as given,
  ${keepsSettled} as "keepsSettled",
  j.amount as posted, j.turnover as counted, j.game as posted_game, j.at, j.reference, own.seq as own_seq,
  own.fingerprint as own_print, own.amount as own_amount, own.state as own_state, own.won as own_won,
  ${otherNames} as "references"`

const rowsAtOnce = 5000

/**
 * Reads every round of some members with all of its postings, one after the other: a cursor sorts them once and keeps
 * no more than a page of them in memory, however much was played.
 */
export async function* readRounds(tx: MemberTx, from: bigint, until: bigint): AsyncGenerator<AuditedRound[]> {
  await sql`
    declare proven_rounds no scroll cursor for
    select coalesce(r.uid, j.uid) as uid, coalesce(r.provider, j.provider) as provider,
      coalesce(r.round_id, j.round_id) collate "C" as round_id, ${columns}
    from (
      select * from journal where uid between ${from} and ${until} and asset = 'PHP' and kind in (1, 2, 3, 6)
    ) j
    full join (select * from round where uid between ${from} and ${until} offset 0) r
      on r.uid = j.uid and r.provider = j.provider and r.round_id = j.round_id
    left join command own on own.provider = j.provider and own.kind = j.kind and own.tx_id = j.reference
    order by 1, 2, 3, j.seq`.execute(tx)
  let begun: PostedRow[] = []
  for (;;) {
    const { rows } = await sql<PostedRow>`fetch ${sql.lit(rowsAtOnce)} from proven_rounds`.execute(tx)
    const last = rows.at(-1)
    if (!last) break
    const all = [...begun, ...rows]
    // The last round of a page may go on in the next one.
    const end = all.findIndex(row => nameOf(row) === nameOf(last))
    begun = all.slice(end)
    yield roundsOf(all.slice(0, end))
  }
  yield roundsOf(begun)
  await sql`close proven_rounds`.execute(tx)
}

/** So many postings of a wallet are gone back through in a minute; an older round waits for the night. */
const mostBack = 5000

/** Rounds that were just played, each with all its postings. */
export function listRounds(tx: MemberTx, keys: readonly RoundKey[]): Promise<AuditedRound[]> {
  return listRoundsBack(tx, keys, mostBack)
}

/** The same of rounds of any age. */
export function listWholeRounds(tx: MemberTx, keys: readonly RoundKey[]): Promise<AuditedRound[]> {
  return listRoundsBack(tx, keys, null)
}

/** They are found from the first posting on, by its number, since a clock may have gone back between two of them. */
async function listRoundsBack(tx: MemberTx, keys: readonly RoundKey[], most: number | null): Promise<AuditedRound[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<PostedRow>`
    with touched as materialized (
      select k.*, (
        select min(seq) from journal f
        where f.uid = k.uid and f.at = r.opened_at and f.asset = 'PHP' and f.provider = k.provider
          and f.round_id = k.round_id
      ) as first
      from unnest(${keys.map(({ uid }) => uid)}::bigint[], ${keys.map(({ provider }) => provider)}::smallint[],
        ${keys.map(({ round_id }) => round_id)}::text[]) k (uid, provider, round_id)
      left join round r on r.uid = k.uid and r.provider = k.provider and r.round_id = k.round_id
    ), near as (
      select t.* from touched t left join wallet w on w.uid = t.uid and w.asset = 'PHP'
      where t.first is null or ${most}::bigint is null or w.version - t.first <= ${most}::bigint
    ), since as (
      select uid, min(first) as first from near where first is not null group by uid
    ), posted as (
      select j.* from since s, lateral (
        select * from journal where uid = s.uid and asset = 'PHP' and seq >= s.first and kind in (1, 2, 3, 6)
        offset 0
      ) j
    )
    select n.uid, n.provider, n.round_id, ${columns}
    from near n
    left join lateral (
      select * from round o where o.uid = n.uid and o.provider = n.provider and o.round_id = n.round_id
      offset 0
    ) r on true
    left join posted j on n.first is not null and j.uid = n.uid and j.provider = n.provider and j.round_id = n.round_id
    left join command own on own.provider = j.provider and own.kind = j.kind and own.tx_id = j.reference
    order by 1, 2, 3, j.seq`.execute(tx)
  return roundsOf(rows)
}

function nameOf({ uid, provider, round_id }: RoundKey): string {
  return `${uid} ${provider} ${round_id}`
}

function roundsOf(rows: readonly PostedRow[]): AuditedRound[] {
  const rounds = new Map<string, AuditedRound & { postings: RoundPosting[] }>()
  for (const row of rows) {
    const { uid, provider, round_id } = row
    const round = rounds.get(nameOf(row)) ?? { uid, provider, round_id, said: saidOf(row), postings: [] }
    rounds.set(nameOf(row), round)
    const posting = postingOf(row)
    if (posting) round.postings.push(posting)
  }
  return [...rounds.values()]
}

function saidOf(row: PostedRow): RoundRow | undefined {
  const { game, bet, refund, win, turnover, opened_at, closed_at, settled, bets, two_sided, tester } = row
  if (game === null || bet === null || refund === null || win === null) return undefined
  if (turnover === null || opened_at === null || settled === null || bets === null) return undefined
  if (two_sided === null || tester === null) return undefined
  return { game, bet, refund, win, turnover, opened_at, closed_at, settled, bets, two_sided, tester }
}

function postingOf(row: PostedRow): RoundPosting | undefined {
  const { seq, kind, given, posted: amount, counted, posted_game: game, at, reference, keepsSettled } = row
  if (seq === null || kind === null || given === null || amount === null) return undefined
  if (counted === null || game === null || at === null || reference === null) return undefined
  const names = { reference, references: row.references ?? [] }
  return { seq, kind, given, amount, counted, game, at, ...names, keepsSettled: keepsSettled ?? false, own: ownOf(row) }
}

function ownOf(row: PostedRow): RoundPosting['own'] {
  const { own_amount: amount, own_state: state, own_won: won } = row
  if (amount === null || state === null || won === null) return undefined
  return { seq: row.own_seq, fingerprint: row.own_print, amount, state, won }
}
