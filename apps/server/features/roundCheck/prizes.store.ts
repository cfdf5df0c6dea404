import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Span } from '../../platform/gameProvider/gameProvider.ts'
import type { Prize } from '@saya/contract/roundCheck/prizeName.ts'

export interface PrizeName extends Prize {
  readonly uid: bigint
}

export interface PrizeRow {
  readonly uid: bigint
  readonly kind: number
  readonly tx_id: string
  readonly game: number
  readonly taken: bigint
  readonly given: bigint
  readonly at: number
}

/** Kinds of postings that are a provider's, and of no round. */
const prizeKinds = { prize: 4, correction: 5 } as const

export function prizeOf({ kind, tx_id: txId }: Pick<PrizeRow, 'kind' | 'tx_id'>): Prize {
  return { kind: kind === prizeKinds.prize ? 'prize' : 'correction', txId }
}

/** These prizes and corrections as the ledger has them. */
export async function listNamedPrizes(
  tx: MemberTx,
  provider: number,
  names: readonly PrizeName[],
): Promise<PrizeRow[]> {
  const kinds = names.map(({ kind }) => prizeKinds[kind])
  const { rows } = await sql<PrizeRow>`
    select c.uid, c.kind, c.tx_id, j.game, case when j.source = 0 then j.amount else 0 end as taken,
      case when j.source = 0 then 0 else j.amount end as given, j.at
    from unnest(${names.map(({ uid }) => uid)}::bigint[], ${kinds}::smallint[], ${names.map(({ txId }) => txId)}::text[])
      wanted (uid, kind, tx_id)
    join command c on c.provider = ${provider} and c.kind = wanted.kind and c.tx_id = wanted.tx_id and c.uid = wanted.uid
    join journal j on j.uid = c.uid and j.asset = 'PHP' and j.seq = c.seq`.execute(tx)
  return rows
}

/** Which were posted here within a time, by the index of what is rare. */
export async function listPrizesWithin(
  tx: MemberTx,
  provider: number,
  { fromMs, untilMs }: Span,
): Promise<PrizeName[]> {
  const { rows } = await sql<{ uid: bigint; kind: number; tx_id: string }>`
    select uid, kind, reference as tx_id from journal
    where kind in (${prizeKinds.prize}, ${prizeKinds.correction}) and provider = ${provider}
      and at >= ${instant(fromMs)} and at < ${instant(untilMs)}`.execute(tx)
  return rows.map(row => ({ uid: row.uid, ...prizeOf(row) }))
}

export interface HighPrizes {
  readonly code: string
  readonly uid: bigint
  readonly given: bigint
  readonly count: number
  readonly first_at: number
  readonly told_above: bigint
}

/** So many are told of at once. */
const mostTold = 200

/** The members to whom a provider gave more beside its rounds within a time than people are to be told of. */
export async function listHighPrizes(tx: MemberTx, { fromMs, untilMs }: Span): Promise<HighPrizes[]> {
  const { rows } = await sql<HighPrizes>`
    select l.code, j.uid, sum(j.amount)::bigint as given, count(*)::integer as count, min(j.at) as first_at,
      l.prizes_told_above as told_above
    from journal j join provider_link l on l.id = j.provider
    where j.kind in (${prizeKinds.prize}, ${prizeKinds.correction}) and j.kind in (3, 4, 5) and j.source <> 0
      and j.at >= ${instant(fromMs)} and j.at < ${instant(untilMs)}
    group by l.id, l.code, l.prizes_told_above, j.uid having sum(j.amount) > l.prizes_told_above
    order by 3 desc limit ${mostTold}`.execute(tx)
  return rows
}
