import { sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Span } from '../../platform/gameProvider/gameProvider.ts'

/** What names a provider in the ledger, and its own names of our games. */
export async function findLink(tx: RefTx, code: string) {
  const link = await tx.selectFrom('provider_link').select('id').where('code', '=', code).executeTakeFirst()
  if (!link) return undefined
  const games = await tx
    .selectFrom('provider_link_game')
    .select(['game', 'code'])
    .where('link', '=', link.id)
    .orderBy('code', 'desc')
    .execute()
  return { id: link.id, games: new Map(games.map(({ game, code: own }) => [game, own])) }
}

/** Every provider that may bet. */
export function listContracts(tx: RefTx) {
  return tx.selectFrom('provider_link').select(['code', 'dialect']).where('active', '=', true).orderBy('code').execute()
}

export interface RoundName {
  readonly uid: bigint
  readonly roundId: string
}

export interface RoundRow {
  readonly uid: bigint
  readonly round_id: string
  readonly game: number
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly opened_at: number
  readonly closed_at: number | null
}

/** These rounds as the ledger has them now, each looked up by its key. */
export async function listNamed(tx: MemberTx, provider: number, names: readonly RoundName[]): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.uid, r.round_id, r.game, r.bet, r.refund, r.win, r.opened_at, r.closed_at
    from unnest(${names.map(({ uid }) => uid)}::bigint[], ${names.map(({ roundId }) => roundId)}::text[])
      wanted (uid, round_id)
    cross join lateral (
      select * from round x
      where x.uid = wanted.uid and x.provider = ${provider} and x.round_id = wanted.round_id offset 0
    ) r`.execute(tx)
  return rows
}

/** Which rounds began here within a time: by their records, since the ledger itself has no such order. */
export async function listNamesWithin(tx: MemberTx, provider: number, { fromMs, untilMs }: Span): Promise<RoundName[]> {
  const rows = await tx
    .selectFrom('bet_record')
    .select(['uid', 'round_id'])
    .where('provider', '=', provider)
    .where('opened_at', '>=', instant(fromMs))
    .where('opened_at', '<', instant(untilMs))
    .execute()
  return rows.map(({ uid, round_id: roundId }) => ({ uid, roundId }))
}

interface TouchedRow {
  readonly uid: bigint
  readonly round_id: string
  readonly opened_at: number
  readonly posted_at: number
}

/** Rounds that began before that time, and to which money was posted within a span: found by the order postings lie in. */
export async function listTouched(
  tx: MemberTx,
  provider: number,
  { fromMs, untilMs, openedBeforeMs }: Span & { readonly openedBeforeMs: number },
): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    select n.uid, n.round_id, r.opened_at, n.posted_at
    from (
      select uid, round_id, max(at) as posted_at from journal
      where at >= ${instant(fromMs)} and at < ${instant(untilMs)} and provider = ${provider} and kind in (1, 2, 3)
      group by uid, round_id
    ) n
    cross join lateral (
      select opened_at from round x where x.uid = n.uid and x.provider = ${provider} and x.round_id = n.round_id offset 0
    ) r
    where r.opened_at < ${instant(openedBeforeMs)}`.execute(tx)
  return rows
}

/** When money was posted to these rounds, each within its time. */
export async function listMoments(tx: MemberTx, provider: number, rounds: readonly (RoundName & Span)[]) {
  const { rows } = await sql<{ uid: bigint; round_id: string; at: number }>`
    select distinct w.uid, w.round_id, j.at
    from unnest(${rounds.map(({ uid }) => uid)}::bigint[], ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ fromMs }) => fromMs)}::float8[], ${rounds.map(({ untilMs }) => untilMs)}::float8[])
      w (uid, round_id, from_ms, until_ms)
    join journal j on j.uid = w.uid and j.asset = 'PHP' and j.provider = ${provider} and j.round_id = w.round_id
      and j.at >= to_timestamp(w.from_ms / 1000) and j.at < to_timestamp(w.until_ms / 1000) and j.kind in (1, 2, 3)`.execute(
    tx,
  )
  return rows
}
