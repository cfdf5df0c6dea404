import type { IdentityDeps } from './deps.ts'
import { endOtherSessions } from './endOtherSessions.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'
import { refreshToken } from './refreshToken.ts'
import { signOut } from './signOut.ts'

/** What a member does with the sessions that a sign-in opened. */
export function sessionRoutes(deps: IdentityDeps) {
  return {
    endOtherSessions: endOtherSessions(deps),
    endSession: endSession(deps),
    listSessions: listSessions(deps),
    refreshToken: refreshToken(deps),
    signOut: signOut(deps),
  }
}
