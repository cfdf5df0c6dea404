import { endOtherSessions } from './endOtherSessions.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'
import { refreshToken } from './refreshToken.ts'
import { signOut } from './signOut.ts'

/** What a member does with the sessions that a sign-in opened. */
export const sessionOperations = {
  endOtherSessions,
  endSession,
  listSessions,
  refreshToken,
  signOut,
}
