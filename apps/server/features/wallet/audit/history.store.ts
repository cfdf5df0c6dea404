import { type SelectQueryBuilder, sql } from 'kysely'
import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { HistoryPlace } from '../../../platform/historyPlace.ts'
import type { TimeSpan } from '../../../platform/timeSpan.ts'
import { accounts } from '../ledger/accounts.ts'

/** What is not a provider's own begins here, and has an index of its own behind all the bets. */
const firstOwnKind = 10

export interface HistoryFilter extends TimeSpan {
  readonly uid: bigint
  /** All kinds where none are named. */
  readonly kinds?: readonly number[]
  /** Those alone that stand so; `completed` is whatever is no withdrawal. */
  readonly statuses?: readonly string[]
}

export interface HistoryPage {
  readonly place: HistoryPlace | null
  readonly skip: number
  readonly size: number
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

const withdrawn = 11

/** A withdrawal is off the balance from the first: how it stands, its own row says. All else has happened. */
const status = sql<string>`coalesce((
  select withdrawal.status from withdrawal
  where withdrawal.id = case
    when journal.kind = ${sql.lit(withdrawn)} and journal.reference ~ '^[0-9a-f-]{36}$' then journal.reference::uuid
  end), 'completed')`

/** The round that a change belongs to, by the name of its record. */
const round = sql<bigint | null>`(
  select bet_record.seq from bet_record
  where journal.kind < ${sql.lit(firstOwnKind)} and bet_record.uid = journal.uid
    and bet_record.provider = journal.provider and bet_record.round_id = journal.round_id)`

/** How a deposit was paid in, or a withdrawal out: the ledger knows both by their ids. */
const depositChannel = channelOf('deposit', [10])
const withdrawalChannel = channelOf('withdrawal', [withdrawn, 12, 14])

function channelOf(table: 'deposit' | 'withdrawal', kinds: readonly number[]) {
  return sql<string | null>`(
    select own.channel_name from ${sql.table(table)} own
    where own.uid = journal.uid and own.id = case
      when journal.kind in (${sql.join(kinds.map(kind => sql.lit(kind)))}) and journal.reference ~ '^[0-9a-f-]{36}$'
      then journal.reference::uuid
    end)`
}

function changes(tx: MemberTx, { uid, fromMs, untilMs, kinds, statuses }: HistoryFilter) {
  const query = tx
    .selectFrom('journal')
    .where('journal.uid', '=', uid)
    .where('journal.asset', '=', 'PHP')
    .where('journal.at', '>=', instant(fromMs))
    .where('journal.at', '<', instant(untilMs))
    .where('journal.amount', '>', 0n)
    .where(or => or.or([or('source', '=', accounts.wallet), or('destination', '=', accounts.wallet)]))
  const chosen = kinds ? ofKinds(query, kinds) : query
  if (!statuses) return chosen
  const stands = sql<boolean>`${status} = any (${[...statuses]}::text[])`
  // What has not happened yet, or never will, is a withdrawal: nobody looks for it among all the others.
  if (!statuses.includes('completed')) return ofKinds(chosen, [withdrawn]).where(stands)
  if (kinds && !kinds.includes(withdrawn)) return chosen
  return chosen.where(or => or.or([or('journal.kind', '<>', withdrawn), stands]))
}

/**
 * Of games and seldom. They have an index of their own too, or they would be looked for among all the bets; so have
 * withdrawals, of which alone it is asked how they stand.
 */
const rareKinds = sql<boolean>`kind in (3, 4, 5)`
const commonKinds: ReadonlySet<number> = new Set([1, 2])

/** What moves nothing or is no kind at all is among none of them. */
function ofKinds<Q extends SelectQueryBuilder<never, never, unknown>>(query: Q, kinds: readonly number[]): Q {
  const isOwn = kinds.every(kind => kind >= firstOwnKind)
  const isRare = kinds.every(kind => kind < firstOwnKind && !commonKinds.has(kind))
  const own = isOwn ? query.where(sql<boolean>`kind >= ${sql.lit(firstOwnKind)}`) : query
  const isHeld = kinds.length > 0 && kinds.every(kind => kind === withdrawn)
  const held = isHeld ? query.where(sql<boolean>`kind = ${sql.lit(withdrawn)}`) : own
  const narrowed = isRare ? query.where(rareKinds) : held
  return narrowed.where(sql<boolean>`kind = any (${[...kinds]}::smallint[])`) as Q
}

/** One page of a member's changes of balance, newest first, straight from the journal. */
export function listHistory(tx: MemberTx, filter: HistoryFilter, { place, skip, size }: HistoryPage) {
  let query = changes(tx, filter)
    .leftJoin('game', 'game.id', 'journal.game')
    .select(['seq', 'kind', 'destination', 'amount', 'balance_after', 'at', 'reference', 'game.en_name as game_name'])
    .select([
      status.as('status'),
      round.as('round'),
      depositChannel.as('deposit_channel'),
      withdrawalChannel.as('withdrawal_channel'),
    ])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
  if (place) query = query.where(sql<boolean>`(at, seq) < (${instant(place.atMs)}, ${place.seq})`)
  return query
    .offset(place ? 0 : skip)
    .limit(size)
    .execute()
}

/** How many there are, exactly up to a thousand. */
export function countHistory(tx: MemberTx, filter: HistoryFilter): Promise<number> {
  return countRows(tx, changes(tx, filter).select('seq'))
}
