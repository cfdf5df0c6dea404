import { type RawBuilder, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { counted, type playFilterOf } from '../promotion/index.ts'
import type { Entrant, Step } from './ranking.rules.ts'

export interface DayPlay {
  readonly day: string
  readonly filter: ReturnType<typeof playFilterOf>
  readonly least: bigint
}

interface PlayedRow {
  readonly uid: bigint | null
  readonly turnover: bigint
  readonly reached_at: number | null
  readonly count: bigint
}

/** A sum with all but its first two digits made nothing: of a million sums there are some hundreds. */
const roughly = sql`turnover - turnover % case ${unitsOfSteps()} else 10000000000000000 end`

/** Of each number of digits the unit of the second one. */
function unitsOfSteps() {
  const digits = Array.from(
    { length: 16 },
    (_, at) => sql`when turnover < ${sql.lit(100 * 10 ** at)} then ${sql.lit(10 ** at)}`,
  )
  return sql.join(digits, sql` `)
}

/** The sum of `turnover` in two halves: a sum of integers stays whole, one of eight-byte integers costs a quarter of the look. */
const exactSum = sql`sum((turnover >> 31)::integer) * 2147483648 + sum((turnover & 2147483647)::integer)`

/** Everybody of one schema who is in it. Testers are not. */
function entrantsOf({ day, filter, least }: DayPlay) {
  return sql`
    select uid, turnover from (
      select uid, ${exactSum} as turnover from tally_game where day = ${day}::date and ${counted(filter)} group by uid
    ) played
    where turnover >= ${least > 1n ? least : 1n} and uid not in (select uid from profile where tester)`
}

/**
 * The first of some entrants. When they came to their sum is read of these alone, with those who played as much as the last of them: to read
 * it of everybody took a fifth of the time.
 */
function firstOf(entrants: RawBuilder<unknown>, { day, filter }: DayPlay, most: number) {
  return sql`
    select top.uid, top.turnover, reached.at as reached_at from (
      select uid, turnover from ${entrants} entrant order by turnover desc fetch first (${most}::integer) rows with ties
    ) top
    cross join lateral (
      select max(last_counted_at) as at from tally_game
      where tally_game.uid = top.uid and day = ${day}::date and ${counted(filter)}
    ) reached
    order by top.turnover desc, reached_at, top.uid limit ${most}::integer`
}

/** Of one schema, those who played the most on a day. */
export async function listMostPlayed(tx: MemberTx, play: DayPlay, most: number): Promise<readonly Entrant[]> {
  const { rows } = await sql<{ uid: bigint; turnover: bigint; reached_at: number }>`
    ${firstOf(sql`(${entrantsOf(play)})`, play, most)}`.execute(tx)
  return rows.map(({ uid, turnover, reached_at: reachedAtMs }) => ({ uid, turnover, reachedAtMs }))
}

/** The same, and how many played how much, in one look at the tally. */
export async function listAllPlayed(tx: MemberTx, play: DayPlay, most: number) {
  const { rows } = await sql<PlayedRow>`
    with everybody as materialized (${entrantsOf(play)})
    select uid, turnover, reached_at, 1::bigint as count from (${firstOf(sql`everybody`, play, most)}) first
    union all
    select null, ${roughly}, null, count(*) from everybody group by 2`.execute(tx)
  const first: Entrant[] = []
  const steps: Step[] = []
  for (const { uid, turnover, reached_at: reachedAtMs, count } of rows) {
    if (uid === null || reachedAtMs === null) steps.push({ turnover, count: Number(count) })
    else first.push({ uid, turnover, reachedAtMs })
  }
  return { first, steps }
}

/** What some members played on a day as it counts. Who played nothing is not among them. */
export async function listPlay(tx: MemberTx, { day, filter }: Omit<DayPlay, 'least'>, uids: readonly bigint[]) {
  const { rows } = await sql<{ uid: bigint; turnover: bigint }>`
    select uid, sum(turnover)::bigint as turnover from tally_game
    where uid = any(${[...uids]}::bigint[]) and day = ${day}::date and ${counted(filter)} group by uid`.execute(tx)
  return new Map(rows.map(({ uid, turnover }) => [uid, turnover]))
}
