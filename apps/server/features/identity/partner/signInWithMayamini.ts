import type { contract } from '@saya/contract'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { signInWithPartner } from './signInWithPartner.ts'

export function signInWithMayamini(deps: IdentityDeps): Handler<typeof contract.identity.signInWithMayamini> {
  const signIn = signInWithPartner(deps, 'mayamini')
  return ({ body, ...call }) => signIn(body.sessionId, call)
}
