import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { idleMs, longestSessionMs, type PlaySession } from './playTime.rules.ts'

const longest = sql`make_interval(secs => ${longestSessionMs / 1000})`
const idle = sql`make_interval(secs => ${idleMs / 1000})`

/**
 * That a bet `j` was made in the way `s`. It may not say its game. Where a way leads into all games of its provider, one on a game that no
 * way of its own leads into was made in the way that was opened last.
 */
const isMadeIn = sql`
  j.uid = s.uid and j.asset = 'PHP' and j.kind = 1 and j.provider = s.provider
  and j.at >= s.opened_at and j.at <= coalesce(s.ended_at, s.expires_at)
  and (j.game in (s.game, 0) or not exists (
    select from game_session o where o.uid = s.uid and o.provider = s.provider
      and (o.game = j.game or o.opened_at > s.opened_at)
      and o.opened_at <= j.at and o.opened_at > j.at - ${longest}
      and j.at <= coalesce(o.ended_at, o.expires_at)))`

/** The ways into games that a member may have played in since then, with the last bet of each. */
export async function listPlaySessions(tx: MemberTx, uid: bigint, sinceMs: number): Promise<readonly PlaySession[]> {
  const { rows } = await sql<PlaySession>`
    select s.opened_at as "openedAtMs", s.expires_at as "expiresAtMs", s.ended_at as "endedAtMs", (
      select j.at from journal j where ${isMadeIn} order by j.at desc limit 1
    ) as "lastBetAtMs"
    from game_session s where s.uid = ${uid} and s.opened_at > ${instant(sinceMs - longestSessionMs)}`.execute(tx)
  return rows
}

/** Whether a member has a way into a game that is open. */
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

interface Place {
  readonly after: bigint
  readonly nowMs: number
  readonly most: number
}

/**
 * The members with limits of their time of whom must be asked how they stand: play is closed to them now, or they play and nothing
 * says when it closes, as when a new day has begun meanwhile; or they have bet again in a way in which nobody played any more when that
 * was said: all the time between then counts after all.
 */
export async function listUidsToRenew(tx: MemberTx, { after, nowMs, most }: Place): Promise<readonly bigint[]> {
  const now = instant(nowMs)
  // Whatever is open now was opened behind the first, and so what was said then; a way in which nobody played then, behind the other.
  const [openable, lately] = [instant(nowMs - longestSessionMs), instant(nowMs - 2 * longestSessionMs)]
  const { rows } = await sql<{ uid: bigint }>`
    select l.uid from play_limit l
    where l.counts = 'time' and l.uid > ${after} and (
      exists (select from play_gate g
        where g.uid = l.uid and g.cause = 'rest' and g.open_until <= ${now} and g.closed_until > ${now})
      or exists (select from game_session s where s.uid = l.uid and s.ended_at is null and s.expires_at > ${now})
        and not exists (select from play_gate g where g.uid = l.uid and g.cause = 'rest' and g.closed_until > ${now})
      or exists (select from play_gate g join game_session s on s.uid = g.uid
        where g.uid = l.uid and g.cause = 'rest' and g.set_at > ${openable}
          and s.opened_at > ${lately} and s.opened_at <= g.set_at - ${idle}
          and exists (select from journal j where ${isMadeIn} and j.at > ${lately} and j.at >= g.set_at)
          and not exists (select from journal j where ${isMadeIn} and j.at > ${lately}
            and j.at < g.set_at and j.at > g.set_at - ${idle})))
    group by l.uid order by l.uid limit ${most}`.execute(tx)
  return rows.map(({ uid }) => uid)
}
