import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { type Location, unknownLocation } from '../../../platform/geolocation/index.ts'
import type { NextPage } from '../../../platform/readPages.ts'
import { lockPesoWallet, showSession } from '../../wallet/index.ts'

export interface NewGameSession {
  readonly tokenHash: Buffer
  readonly uid: bigint
  readonly provider: number
  readonly game: number
  readonly openedAtMs: number
  readonly expiresAtMs: number
  /** Through which of our sites it was launched: through none where nobody sat before it. */
  readonly brand?: string
  /** The sign-in that it was opened in, and ends with. */
  readonly sessionId?: string | null
  /** From where it was launched: from nowhere that is known where nobody launched it. */
  readonly location?: Location
}

/** A member's way into one game of one provider. */
export async function openGameSession(tx: MemberTx, session: NewGameSession): Promise<void> {
  const { country, source, signs } = session.location ?? unknownLocation
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
      brand: session.brand ?? '',
      country,
      country_source: source,
      vpn_signs: [...signs],
    })
    .execute()
  await showSession(tx, session)
}

export function findGameSession(tx: MemberTx, tokenHash: Buffer) {
  return tx.selectFrom('game_session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Until when the last session of a member with a provider was to be open, whatever became of it; nothing where there was none. */
export async function findLastOpen(tx: MemberTx, uid: bigint, provider: number): Promise<number | undefined> {
  const session = await tx
    .selectFrom('game_session')
    .select('expires_at')
    .where('uid', '=', uid)
    .where('provider', '=', provider)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.expires_at
}

/** Ends a session. From then on its bets are refused; what it began is still settled. True when it was open. */
export async function endGameSession(tx: MemberTx, tokenHash: Buffer, nowMs: number): Promise<boolean> {
  const session = await findGameSession(tx, tokenHash)
  if (!session) return false
  await lockPesoWallet(tx, session.uid)
  const { numUpdatedRows } = await ending(tx, session.uid, nowMs).where('token_hash', '=', tokenHash).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every way of a member into a game. */
export async function endGameSessionsOf(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await lockPesoWallet(tx, uid)
  await endGameSessionsBehind(tx, uid, nowMs)
}

/** The same for whoever holds the wallet already. */
export async function endGameSessionsBehind(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await ending(tx, uid, nowMs).execute()
}

interface Behind {
  readonly uid: bigint
  readonly sessions: readonly string[]
  readonly nowMs: number
}

/** Ends the ways into games that were opened in these sign-ins, and those of which nobody knows in which. */
export async function endGameSessionsIn(tx: MemberTx, { uid, sessions, nowMs }: Behind): Promise<void> {
  await lockPesoWallet(tx, uid)
  await ending(tx, uid, nowMs)
    .where(row => row.or([row('session_id', 'in', sessions), row('session_id', 'is', null)]))
    .execute()
}

/** A trigger takes them off the wallet. Every caller locks the wallet first, so that no two wait for each other. */
function ending(tx: MemberTx, uid: bigint, nowMs: number) {
  return tx
    .updateTable('game_session')
    .set({ ended_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
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
