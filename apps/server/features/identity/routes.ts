import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { changePassword } from './password/changePassword.ts'
import { checkCode } from './code/checkCode.ts'
import { checkPassword } from './password/checkPassword.ts'
import type { IdentityDeps } from './deps.ts'
import { endOtherSessions } from './session/endOtherSessions.ts'
import { endSession } from './session/endSession.ts'
import { listSessions } from './session/listSessions.ts'
import { openChallenge } from './code/openChallenge.ts'
import { openHandoff } from './handoff/openHandoff.ts'
import { passwordHashes } from './password/passwordHashes.ts'
import { refreshToken } from './session/refreshToken.ts'
import { register } from './register.ts'
import { resetPassword } from './password/resetPassword.ts'
import { sendCode } from './code/sendCode.ts'
import { signInWithCode } from './code/signInWithCode.ts'
import { signInWithGlife } from './partner/signInWithGlife.ts'
import { signInWithHandoff } from './handoff/signInWithHandoff.ts'
import { signInWithLazadamini } from './partner/signInWithLazadamini.ts'
import { signInWithMayamini } from './partner/signInWithMayamini.ts'
import { signInWithPassword } from './password/signInWithPassword.ts'
import { signOut } from './session/signOut.ts'
import { stepUp } from './session/stepUp.ts'

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
