import type { contract } from '@saya/contract'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { signInWithPartner } from './signInWithPartner.ts'

export function signInWithLazadamini(deps: IdentityDeps): Handler<typeof contract.identity.signInWithLazadamini> {
  const signIn = signInWithPartner(deps, 'lazadamini')
  return ({ body, ...call }) => signIn(body.authCode, call)
}
