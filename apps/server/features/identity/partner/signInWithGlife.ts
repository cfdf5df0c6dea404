import type { contract } from '@saya/contract'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { signInWithPartner } from './signInWithPartner.ts'

export function signInWithGlife(deps: IdentityDeps): Handler<typeof contract.identity.signInWithGlife> {
  const signIn = signInWithPartner(deps, 'glife')
  return ({ body, ...call }) => signIn(body.token, call)
}
