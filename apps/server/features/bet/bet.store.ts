import { manilaDay } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { HistoryPlace } from '../../platform/historyPlace.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { TimeSpan } from '../../platform/timeSpan.ts'

export interface BetFilter extends TimeSpan {
  readonly uid: bigint
  readonly gameType: number
  readonly status: number | undefined
}

export type BetRow = Awaited<ReturnType<typeof listRecords>>[number]

function records(tx: MemberTx) {
  return tx
    .selectFrom('bet_record')
    .leftJoin('game', 'game.id', 'bet_record.game')
    .leftJoin('provider', 'provider.venue_id', 'game.venue_id')
    .select([
      'uid',
      'seq',
      'round_id',
      'game_type',
      'bet',
      'refund',
      'win',
      'status',
      'opened_at',
      'settled_at',
      'game.code as game_code',
      'game.en_name as game_name',
      'game.tl_name',
      'game.img',
      'provider.name as brand_name',
    ])
}

export function listRecords(
  tx: MemberTx,
  filter: BetFilter,
  at: { readonly place: HistoryPlace | null; readonly skip: number; readonly size: number },
) {
  let query = records(tx)
    .where('uid', '=', filter.uid)
    .where('opened_at', '>=', instant(filter.fromMs))
    .where('opened_at', '<', instant(filter.untilMs))
    .orderBy('opened_at', 'desc')
    .orderBy('seq', 'desc')
  if (filter.gameType) query = query.where('game_type', '=', filter.gameType)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  // What is not settled has an index of its own, since it is rare among the rest.
  if (filter.status !== undefined && filter.status !== 1) query = query.where(sql<boolean>`status <> 1`)
  if (at.place) query = query.where(sql<boolean>`(opened_at, seq) < (${instant(at.place.atMs)}, ${at.place.seq})`)
  return query
    .offset(at.place ? 0 : at.skip)
    .limit(at.size)
    .execute()
}

/** All of a member's rounds, newest first, behind the last one read. */
export function listOwnRecords(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<{ readonly opened_at: number; readonly seq: bigint }>,
): Promise<BetRow[]> {
  let query = records(tx).where('uid', '=', uid)
  if (last) query = query.where(sql<boolean>`(opened_at, seq) < (${instant(last.opened_at)}, ${last.seq})`)
  return query.orderBy('opened_at', 'desc').orderBy('seq', 'desc').limit(size).execute()
}

export function findRecord(tx: MemberTx, uid: bigint, seq: bigint): Promise<BetRow | undefined> {
  return records(tx).where('uid', '=', uid).where('seq', '=', seq).executeTakeFirst()
}

/** How a provider names a round: the name of the provider's contract, and the provider's own id of the round. */
export function findPlayedRound(tx: MemberTx, uid: bigint, seq: bigint) {
  return tx
    .selectFrom('bet_record')
    .innerJoin('provider_link as link', 'link.id', 'bet_record.provider')
    .select(['bet_record.round_id', 'link.code as provider'])
    .where('uid', '=', uid)
    .where('seq', '=', seq)
    .executeTakeFirst()
}

/** How many of the last rounds are searched for games. A member who played one game for hours gets one game. */
const roundsLookedAt = 500

/** The games of a member's last rounds, each once, the newest first. */
export async function listPlayedGames(tx: MemberTx, uid: bigint, most: number): Promise<number[]> {
  const last = tx
    .selectFrom('bet_record')
    .select(['game', 'opened_at', 'seq'])
    .where('uid', '=', uid)
    .orderBy('opened_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(roundsLookedAt)
    .as('last')
  const rows = await tx
    .selectFrom(last)
    .select('game')
    .groupBy('game')
    .orderBy(({ fn }) => fn.max('opened_at'), 'desc')
    .orderBy(({ fn }) => fn.max('seq'), 'desc')
    .limit(most)
    .execute()
  return rows.map(({ game }) => game)
}

export interface BetTotals {
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
}

/** The totals over all pages of a list, from the sums of the days. */
export async function sumRecords(tx: MemberTx, filter: BetFilter): Promise<BetTotals> {
  const days = sql<boolean>`day between ${manilaDay(filter.fromMs)}::date and ${manilaDay(filter.untilMs - 1)}::date`
  let query = tx
    .selectFrom('bet_day')
    .select([
      sql<bigint>`coalesce(sum(rounds), 0)::bigint`.as('rounds'),
      sql<bigint>`coalesce(sum(bet), 0)::bigint`.as('bet'),
      sql<bigint>`coalesce(sum(win), 0)::bigint`.as('win'),
    ])
    .where('uid', '=', filter.uid)
    .where(days)
  if (filter.gameType) query = query.where('game_type', '=', filter.gameType)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return query.executeTakeFirstOrThrow()
}
