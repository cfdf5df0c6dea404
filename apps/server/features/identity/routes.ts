import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import { changePassword } from './changePassword.ts'
import { checkCode } from './checkCode.ts'
import { checkPassword } from './checkPassword.ts'
import type { IdentityDeps } from './deps.ts'
import { endOtherSessions } from './endOtherSessions.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'
import { openChallenge } from './openChallenge.ts'
import { openHandoff } from './openHandoff.ts'
import { passwordHashes } from './passwordHashes.ts'
import { refreshToken } from './refreshToken.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { sendCode } from './sendCode.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithGlife } from './signInWithGlife.ts'
import { signInWithHandoff } from './signInWithHandoff.ts'
import { signInWithLazadamini } from './signInWithLazadamini.ts'
import { signInWithMayamini } from './signInWithMayamini.ts'
import { signInWithPassword } from './signInWithPassword.ts'
import { signOut } from './signOut.ts'
import { stepUp } from './stepUp.ts'

export function identityRoutes(deps: IdentityDeps): Handlers<typeof contract.identity> {
  const hashes = passwordHashes()
  return {
    changePassword: changePassword(deps, hashes),
    checkCode: checkCode(deps),
    checkPassword: checkPassword(deps, hashes),
    endOtherSessions: endOtherSessions(deps),
    endSession: endSession(deps),
    listSessions: listSessions(deps),
    openChallenge: openChallenge(deps),
    openHandoff: openHandoff(deps),
    refreshToken: refreshToken(deps),
    register: register(deps),
    resetPassword: resetPassword(deps, hashes),
    sendCode: sendCode(deps),
    signInWithCode: signInWithCode(deps),
    signInWithGlife: signInWithGlife(deps),
    signInWithHandoff: signInWithHandoff(deps),
    signInWithLazadamini: signInWithLazadamini(deps),
    signInWithMayamini: signInWithMayamini(deps),
    signInWithPassword: signInWithPassword(deps, hashes),
    signOut: signOut(deps),
    stepUp: stepUp(deps, hashes),
  }
}
