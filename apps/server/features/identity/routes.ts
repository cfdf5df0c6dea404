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
import { createPasskey } from './passkey/createPasskey.ts'
import { deletePasskey } from './passkey/deletePasskey.ts'
import { listPasskeys } from './passkey/listPasskeys.ts'
import { openPasskey } from './passkey/openPasskey.ts'
import { openPasskeyProof } from './passkey/openPasskeyProof.ts'
import { setPasskeyLogin } from './passkey/setPasskeyLogin.ts'
import { signInWithPasskey } from './passkey/signInWithPasskey.ts'
import { updatePasskey } from './passkey/updatePasskey.ts'
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
    createPasskey: createPasskey(deps),
    deletePasskey: deletePasskey(deps),
    endOtherSessions: endOtherSessions(deps),
    endSession: endSession(deps),
    listPasskeys: listPasskeys(deps),
    listSessions: listSessions(deps),
    openChallenge: openChallenge(deps),
    openHandoff: openHandoff(deps),
    openPasskey: openPasskey(deps),
    openPasskeyProof: openPasskeyProof(deps),
    refreshToken: refreshToken(deps),
    register: register(deps),
    resetPassword: resetPassword(deps, hashes),
    sendCode: sendCode(deps),
    setPasskeyLogin: setPasskeyLogin(deps),
    signInWithCode: signInWithCode(deps),
    signInWithGlife: signInWithGlife(deps),
    signInWithHandoff: signInWithHandoff(deps),
    signInWithLazadamini: signInWithLazadamini(deps),
    signInWithMayamini: signInWithMayamini(deps),
    signInWithPasskey: signInWithPasskey(deps),
    signInWithPassword: signInWithPassword(deps, hashes),
    signOut: signOut(deps),
    stepUp: stepUp(deps, hashes),
    updatePasskey: updatePasskey(deps),
  }
}
