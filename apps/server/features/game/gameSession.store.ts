import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import { hideSessions, showSession } from '../wallet/index.ts'

export interface NewGameSession {
  readonly tokenHash: Buffer
  readonly uid: bigint
  readonly provider: number
  readonly game: number
  readonly openedAtMs: number
  readonly expiresAtMs: number
  /** The sign-in that it was opened in, and ends with. */
  readonly sessionId?: string | null
}

/** A member's way into one game of one provider. */
export async function openGameSession(tx: MemberTx, session: NewGameSession): Promise<void> {
  await tx
    .insertInto('game_session')
    .values({
      token_hash: session.tokenHash,
      uid: session.uid,
      provider: session.provider,
      game: session.game,
      opened_at: instant(session.openedAtMs),
      expires_at: instant(session.expiresAtMs),
      session_id: session.sessionId ?? null,
    })
    .execute()
  await showSession(tx, session)
}

export function findGameSession(tx: MemberTx, tokenHash: Buffer) {
  return tx.selectFrom('game_session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Ends a session. From then on its bets are refused; what it began is still settled. True when it was open. */
export async function endGameSession(tx: MemberTx, tokenHash: Buffer, nowMs: number): Promise<boolean> {
  const ended = await end(tx, nowMs).where('token_hash', '=', tokenHash).execute()
  await hide(tx, ended)
  return ended.length > 0
}

/** Ends every way of a member into a game. */
export async function endGameSessionsOf(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await hide(tx, await end(tx, nowMs).where('uid', '=', uid).execute())
}

interface Behind {
  readonly uid: bigint
  readonly sessions: readonly string[]
  readonly nowMs: number
}

/** Ends the ways into games that were opened in these sign-ins, and those of which nobody knows in which. */
export async function endGameSessionsIn(tx: MemberTx, { uid, sessions, nowMs }: Behind): Promise<void> {
  const ended = await end(tx, nowMs)
    .where('uid', '=', uid)
    .where(row => row.or([row('session_id', 'in', sessions), row('session_id', 'is', null)]))
    .execute()
  await hide(tx, ended)
}

function end(tx: MemberTx, nowMs: number) {
  return tx
    .updateTable('game_session')
    .set({ ended_at: instant(nowMs) })
    .where('ended_at', 'is', null)
    .returning(['uid', 'token_hash'])
}

/** What has ended is shown on no wallet any more. The wallet is the last to be locked. */
async function hide(
  tx: MemberTx,
  ended: readonly { readonly uid: bigint; readonly token_hash: Buffer }[],
): Promise<void> {
  const [one] = ended
  if (!one) return
  const hashes = ended.map(({ token_hash }) => token_hash)
  await hideSessions(tx, hashes, one.uid)
}

/** Locks a member's open ways into games, for whoever ends them behind something that locks the wallet. */
export async function lockGameSessions(tx: MemberTx, uid: bigint): Promise<void> {
  await tx
    .selectFrom('game_session')
    .select('uid')
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .forUpdate()
    .execute()
}

/** The providers at whom a member has ended games that would go on still, and none that is open. */
export async function listLeftProviders(tx: MemberTx, uid: bigint, nowMs: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('game_session')
    .select('provider')
    .where('uid', '=', uid)
    .where('expires_at', '>', instant(nowMs))
    .groupBy('provider')
    .having(sql<boolean>`bool_and(ended_at is not null)`)
    .execute()
  return rows.map(({ provider }) => provider)
}

export type OwnGameSession = NonNullable<Awaited<ReturnType<typeof findGameSession>>>

/** The games a member has opened, the newest first. */
export function listOwnGameSessions(tx: MemberTx, uid: bigint, { last, size }: NextPage<OwnGameSession>) {
  const query = tx
    .selectFrom('game_session')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('opened_at', 'desc')
    .orderBy('token_hash')
    .limit(size)
  if (!last) return query.execute()
  const openedAt = instant(last.opened_at)
  return query
    .where(row =>
      row.or([
        row('opened_at', '<', openedAt),
        row.and([row('opened_at', '=', openedAt), row('token_hash', '>', last.token_hash)]),
      ]),
    )
    .execute()
}
