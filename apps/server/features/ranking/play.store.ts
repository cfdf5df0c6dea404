import { sql } from 'kysely'
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
const roughly = sql`turnover - turnover % (10 ^ greatest(length(turnover::text) - 2, 0))::bigint`

/**
 * Of one schema, those who played the most on a day, and how many played how much, in one look at the tally. Testers are not
 * among them.
 */
export async function listMostPlayed(tx: MemberTx, { day, filter, least }: DayPlay, most: number) {
  const { rows } = await sql<PlayedRow>`
    with played as materialized (
      select uid, sum(turnover)::bigint as turnover, max(last_counted_at) as reached_at
      from tally_game where day = ${day}::date and ${counted(filter)}
      group by uid having sum(turnover) > 0 and sum(turnover) >= ${least}
    ), entrant as materialized (
      select uid, turnover, reached_at from played
      where not exists (select from profile where profile.uid = played.uid and profile.tester)
    )
    select uid, turnover, reached_at, 1::bigint as count from (
      select uid, turnover, reached_at from entrant order by turnover desc, reached_at, uid limit ${most}
    ) top
    union all
    select null, ${roughly}, null, count(*) from entrant group by 2`.execute(tx)
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
