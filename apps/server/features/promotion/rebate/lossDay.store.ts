import { dayMs, daySpan } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { HistoryPlace } from '../../../platform/historyPlace.ts'
import { counted, type PlayFilter } from '../played.store.ts'

export interface LossDayRow {
  readonly day: string
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly turnover: bigint
}

interface OwnDays {
  readonly uid: bigint
  readonly from: string
  readonly to: string
  readonly filter: PlayFilter
}

/** What a member played on each of the days, the newest first. */
export async function listLossDays(tx: MemberTx, { uid, from, to, filter }: OwnDays): Promise<readonly LossDayRow[]> {
  const { rows } = await sql<LossDayRow>`
    select day::text, sum(rounds)::bigint as rounds, sum(bet)::bigint as bet, sum(win)::bigint as win,
      sum(turnover)::bigint as turnover
    from tally_game where uid = ${uid} and day between ${from}::date and ${to}::date and ${counted(filter)}
    group by day order by day desc`.execute(tx)
  return rows
}

/** A round that closes is hardly older than this. */
const oldestMs = 35 * dayMs

interface DayRounds {
  readonly uid: bigint
  readonly day: string
  readonly filter: PlayFilter
}

export interface RecountedDay {
  readonly uid: bigint
  readonly amount: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly turnover: bigint
}

interface PaidDay {
  readonly name: string
  readonly day: string
  readonly filter: PlayFilter
}

/** What members of one schema were promised of a day, beside the sums of the rounds that closed on it. */
export async function recountDay(
  tx: MemberTx,
  { name, day, filter }: PaidDay,
  uids: readonly bigint[],
): Promise<readonly RecountedDay[]> {
  const { fromMs, untilMs } = daySpan(day)
  const { rows } = await sql<RecountedDay>`
    select r.uid, r.amount, coalesce(sum(b.bet - b.refund), 0)::bigint as bet, coalesce(sum(b.win), 0)::bigint as win,
      coalesce(sum(b.turnover), 0)::bigint as turnover
    from reward r left join bet_record b on b.uid = r.uid and b.status = 1
      and b.opened_at >= ${instant(fromMs - oldestMs)}::timestamptz and b.opened_at < ${instant(untilMs)}::timestamptz
      and b.settled_at >= ${instant(fromMs)}::timestamptz and b.settled_at < ${instant(untilMs)}::timestamptz
      and ${counted(filter)}
    where r.uid = any(${[...uids]}::bigint[]) and r.kind = 4006 and r.name = ${name} and r.status in ('open', 'held', 'posted')
    group by r.uid, r.amount order by r.uid`.execute(tx)
  return rows
}

/** One page of the rounds that closed on a day, by when they began, the newest first. */
export async function listDayRounds(
  tx: MemberTx,
  { uid, day, filter }: DayRounds,
  { place, size }: { readonly place: HistoryPlace | null; readonly size: number },
) {
  const { fromMs, untilMs } = daySpan(day)
  const behind = place
    ? sql`and (b.opened_at, b.seq) < (${instant(place.atMs)}::timestamptz, ${place.seq}::bigint)`
    : sql``
  const { rows } = await sql<{ seq: bigint; bet: bigint; win: bigint; name: string; opened_at: number; at: number }>`
    select b.seq, b.bet - b.refund as bet, b.win, coalesce(g.en_name, '') as name, b.opened_at, b.settled_at as at
    from bet_record b left join game g on g.id = b.game
    where b.uid = ${uid} and b.status = 1 and b.opened_at >= ${instant(fromMs - oldestMs)}::timestamptz
      and b.opened_at < ${instant(untilMs)}::timestamptz and b.settled_at >= ${instant(fromMs)}::timestamptz
      and b.settled_at < ${instant(untilMs)}::timestamptz and ${counted(filter)} ${behind}
    order by b.opened_at desc, b.seq desc limit ${size}`.execute(tx)
  return rows
}
