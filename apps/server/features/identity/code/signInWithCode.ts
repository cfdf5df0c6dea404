import type { contract } from '@saya/contract'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { enterWithCode } from './enterWithCode.ts'

export function signInWithCode(deps: IdentityDeps): Handler<typeof contract.identity.signInWithCode> {
  return ({ body: { otp_id: otpId, code }, ...call }) => enterWithCode(deps, { otpId, code, ...call })
}
