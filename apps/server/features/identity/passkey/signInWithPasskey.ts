import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { openSessionFor } from '../session/openSessionFor.ts'
import { provePasskey } from './provePasskey.ts'

/** What the member has and what they are or know, both by one touch: nothing else is asked for. */
export function signInWithPasskey(deps: IdentityDeps): Handler<typeof contract.identity.signInWithPasskey> {
  return async ({ body: proof, origin, ...call }) => {
    const { address, network, device } = call
    const nowMs = deps.clock.now()
    const use = { purpose: 'login', holder: `device ${device.id}` } as const
    const proven = await provePasskey(deps, { proof, use, origin, address, network, nowMs })
    if (!proven.ok) return proven
    if (proven.passkey.closed_at !== null) return refuse('account_closed')
    return done({ token: await openSessionFor(deps, proven.passkey, { ...call, confirmedBy: 'passkey', nowMs }) })
  }
}
