import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import type { IdentityDeps } from './deps.ts'
import { sendCode } from './sendCode.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signOut } from './signOut.ts'

export function identityRoutes(deps: IdentityDeps): Handlers<typeof contract.identity> {
  return { sendCode: sendCode(deps), signInWithCode: signInWithCode(deps), signOut: signOut(deps) }
}
