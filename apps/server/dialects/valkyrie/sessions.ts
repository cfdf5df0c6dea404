import {
  endGameSession,
  findGameSession,
  hashGameToken,
  judgeGameSession,
  newGameToken,
  openGameSession,
  uidOfGameToken,
} from '../../features/game/index.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import { failure, ok, type PamAnswer } from './answers.ts'
import { codes } from './codes.ts'

interface OpenSession {
  readonly uid: bigint
  readonly game: number
  readonly expires_at: number
  readonly session_id: string | null
  readonly brand: string
}

const noSession = failure('PAM_ERR_SESSION_NOT_FOUND', 'There is no such session.')

/** The session that a token names: this call has nothing but the token, which names its member itself. */
export function getSession(deps: DialectDeps, provider: Provider, token: string): Promise<PamAnswer> {
  return withSession(deps, { provider, token }, async (_tx, session) => view(provider, session, token))
}

/** Exchanges a token that may have been seen on its way for a fresh one. The old one is over at once. */
export function refreshSession(deps: DialectDeps, provider: Provider, token: string): Promise<PamAnswer> {
  return withSession(deps, { provider, token }, async (tx, session) => {
    const nowMs = deps.clock.now()
    // Of two who exchange the same token, one is too late.
    if (!(await endGameSession(tx, hashGameToken(token), nowMs))) return noSession
    const fresh = newGameToken(deps.random, session)
    await openGameSession(tx, {
      tokenHash: hashGameToken(fresh),
      uid: session.uid,
      provider: provider.id,
      game: session.game,
      openedAtMs: nowMs,
      expiresAtMs: session.expires_at,
      sessionId: session.session_id,
      brand: session.brand,
    })
    return view(provider, session, fresh)
  })
}

async function withSession(
  { db, clock }: DialectDeps,
  { provider, token }: { readonly provider: Provider; readonly token: string },
  work: (tx: MemberTx, session: OpenSession) => Promise<PamAnswer>,
): Promise<PamAnswer> {
  const uid = uidOfGameToken(token)
  if (uid === undefined) return noSession
  return db.member(uid, async tx => {
    const session = await findGameSession(tx, hashGameToken(token))
    const judged = judgeGameSession(session, { uid, provider: provider.id, nowMs: clock.now() })
    if (!judged.ok) return failure(codes[judged.code], 'The session lets nobody play.')
    return session ? work(tx, session) : noSession
  })
}

function view(provider: Provider, { uid, game }: OpenSession, token: string): PamAnswer {
  const gameId = provider.codeOfGame.get(game)
  const session = { playerId: String(uid), token, currency: 'PHP', country: 'PH', language: 'EN', gameId }
  return ok(`"session":${JSON.stringify(session)}`)
}
