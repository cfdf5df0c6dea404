import type { contract } from '@saya/contract'
import { refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { IdentityDeps } from './deps.ts'
import { enterWithCode } from './code/enterWithCode.ts'

/** Registering is signing in for the first time. What came in the body counts before what came in the query. */
export function register(deps: IdentityDeps): Handler<typeof contract.identity.register> {
  return async ({ query, body, ...call }) => {
    const otpId = body?.otp_id ?? query.otp_id
    const code = body?.code ?? query.code
    const phone = body?.phone ?? query.phone
    if (otpId === undefined || code === undefined) return refuse('invalid_request')
    if (phone === undefined) return refuse('phone_invalid')
    return enterWithCode(deps, { otpId, code, phone, ...call })
  }
}
