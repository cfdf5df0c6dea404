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
