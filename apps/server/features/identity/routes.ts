import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import { changePassword } from './changePassword.ts'
import { checkCode } from './checkCode.ts'
import { checkPassword } from './checkPassword.ts'
import type { IdentityDeps } from './deps.ts'
import { openChallenge } from './openChallenge.ts'
import { passwordHashes } from './passwordHashes.ts'
import { partnerRoutes } from './partnerRoutes.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { sendCode } from './sendCode.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithPassword } from './signInWithPassword.ts'
import { stepUp } from './stepUp.ts'

export function identityRoutes(deps: IdentityDeps): Handlers<typeof contract.identity> {
  const hashes = passwordHashes()
  return {
    ...partnerRoutes(deps),
    ...sessionRoutes(deps),
    changePassword: changePassword(deps, hashes),
    checkCode: checkCode(deps),
    checkPassword: checkPassword(deps, hashes),
    openChallenge: openChallenge(deps),
    register: register(deps),
    resetPassword: resetPassword(deps, hashes),
    sendCode: sendCode(deps),
    signInWithCode: signInWithCode(deps),
    signInWithPassword: signInWithPassword(deps, hashes),
    stepUp: stepUp(deps, hashes),
  }
}
