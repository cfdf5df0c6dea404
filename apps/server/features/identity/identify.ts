import type { Identify } from '../../platform/auth/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { isDueForExtension, sessionEndMs } from './session.rules.ts'
import { extendSession, findSession } from './session.store.ts'
import { hashToken } from './token.ts'

/** Finds the member behind a token. */
export function identify(deps: { db: Database; clock: Clock }): Identify {
  const { db, clock } = deps
  return async token => {
    const sessionHash = hashToken(token)
    const now = clock.now()
    const session = await db.app(tx => findSession(tx, sessionHash))
    if (!session || session.ended_at !== null) return 'invalid_token'
    if (session.expires_at <= now) return 'token_expired'
    if (isDueForExtension(session.expires_at, now)) {
      await db.app(tx => extendSession(tx, sessionHash, sessionEndMs(now)))
    }
    return { kind: 'member', uid: session.uid, sessionHash, isBlocked: session.blocked_at !== null }
  }
}
