import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { DayMoney, DayPlay } from './ownFigure.rules.ts'

interface Days {
  readonly uid: bigint
  readonly fromDay: string
  readonly untilDay: string
}

/** What a member bet and won on each day, in the rounds that ended on it. */
export async function listDayPlay(tx: MemberTx, { uid, fromDay, untilDay }: Days): Promise<readonly DayPlay[]> {
  const { rows } = await sql<DayPlay>`
    select day::text as day, sum(bet)::bigint as bet, sum(win)::bigint as win from tally_game
    where uid = ${uid} and day between ${fromDay}::date and ${untilDay}::date
    group by day`.execute(tx)
  return rows
}

/** What was posted to and from a member's pesos on each day beside bets and wins, by its kind. */
export async function listDayMoney(tx: MemberTx, { uid, fromDay, untilDay }: Days): Promise<readonly DayMoney[]> {
  const { rows } = await sql<DayMoney>`
    select day::text as day, kind, amount from tally_money
    where uid = ${uid} and day between ${fromDay}::date and ${untilDay}::date and asset = 'PHP' and kind <> 5`.execute(
    tx,
  )
  return rows
}

/** What providers corrected on each day: what they gave less what they took, which a sum by kind does not tell. */
export async function listCorrections(
  tx: MemberTx,
  { uid, fromMs, untilMs }: { readonly uid: bigint; readonly fromMs: number; readonly untilMs: number },
): Promise<readonly DayMoney[]> {
  const { rows } = await sql<DayMoney>`
    select (at at time zone 'Asia/Manila')::date::text as day, kind,
      sum(case when destination = 0 then amount else -amount end)::bigint as amount
    from journal
    where uid = ${uid} and asset = 'PHP' and kind in (3, 4, 5) and kind = 5
      and at >= ${instant(fromMs)} and at < ${instant(untilMs)}
    group by 1, kind`.execute(tx)
  return rows
}

/** What a member paid in and took out of all time, by its kind. An index bears all that is asked for. */
export async function sumPayments(tx: MemberTx, uid: bigint): Promise<readonly Omit<DayMoney, 'day'>[]> {
  const { rows } = await sql<Omit<DayMoney, 'day'>>`
    select kind, sum(amount)::bigint as amount from journal
    where uid = ${uid} and asset = 'PHP' and kind >= 10 and kind in (10, 11, 12, 14, 20)
    group by kind`.execute(tx)
  return rows
}
