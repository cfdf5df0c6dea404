import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { idleMs } from '../limit/index.ts'
import type { PlayTrace, Span } from './played.rules.ts'

/** No game is open for longer, and no spell of play without a check lasts as long. */
export const longestMs = 12 * 3_600_000

/** What a member has played since then. A bet of which no game was told is one all the same. */
export async function readTrace(tx: MemberTx, uid: bigint, sinceMs: number): Promise<PlayTrace> {
  const since = instant(sinceMs)
  const open = await sql<Span>`
    select opened_at as "fromMs", least(ended_at, expires_at) as "untilMs" from game_session
    where uid = ${uid} and opened_at > ${instant(sinceMs - longestMs)} and least(ended_at, expires_at) > ${since}`.execute(
    tx,
  )
  const bets = await sql<Span>`
    select min(at) as "fromMs", max(at) as "untilMs" from (
      select at, count(*) filter (where begins) over (order by at, seq) as nth from (
        select at, seq, at - lag(at) over (order by at, seq) > ${idleMs} * interval '1 millisecond' as begins from journal
        where uid = ${uid} and asset = 'PHP' and kind = 1 and at >= ${since}
      ) apart
    ) numbered group by nth`.execute(tx)
  return { open: open.rows, bets: bets.rows }
}

export interface PlayResult {
  readonly staked: bigint
  readonly net: bigint
}

/** What play has cost and brought since then, by the journal: a bet that was taken back is none. */
export async function sumPlay(tx: MemberTx, uid: bigint, sinceMs: number): Promise<PlayResult> {
  const { rows } = await sql<PlayResult>`
    select
      coalesce(sum(case when kind = 1 then amount when kind = 3 and destination = 0 then -amount else 0 end), 0)::bigint as staked,
      coalesce(sum(case when destination = 0 then amount else -amount end), 0)::bigint as net
    from journal where uid = ${uid} and asset = 'PHP' and kind between 1 and 7 and at >= ${instant(sinceMs)}`.execute(
    tx,
  )
  return rows[0] ?? { staked: 0n, net: 0n }
}

/** Whether a game is open to a member. */
export async function isPlaying(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('game_session')
    .select('uid')
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(nowMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
