import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { longestSessionMs, type PlaySession } from './playTime.rules.ts'

/** The ways into games that a member may have played in since then, with the last bet of each. A bet may not say its game. */
export async function listPlaySessions(tx: MemberTx, uid: bigint, sinceMs: number): Promise<readonly PlaySession[]> {
  const { rows } = await sql<PlaySession>`
    select s.opened_at as "openedAtMs", s.expires_at as "expiresAtMs", s.ended_at as "endedAtMs", (
      select j.at from journal j
      where j.uid = s.uid and j.asset = 'PHP' and j.kind = 1 and j.provider = s.provider and j.game in (s.game, 0)
        and j.at >= s.opened_at and j.at <= coalesce(s.ended_at, s.expires_at)
      order by j.at desc limit 1
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

interface Resting {
  readonly after: bigint
  readonly nowMs: number
  readonly most: number
}

/** The members whose play a limit of their time closes now. */
export async function listRestingUids(tx: MemberTx, { after, nowMs, most }: Resting): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('play_gate')
    .select('uid')
    .where('cause', '=', 'rest')
    .where('open_until', '<=', instant(nowMs))
    .where('closed_until', '>', instant(nowMs))
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}
