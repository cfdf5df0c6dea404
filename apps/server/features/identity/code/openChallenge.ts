import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { newChallenge } from './humanCheck.ts'
import { humanCheckLimits } from './sendLimits.ts'

export function openChallenge(deps: IdentityDeps): Handler<typeof contract.identity.openChallenge> {
  const { peppers, random, clock } = deps
  return async ({ network }) => {
    const challenge = newChallenge(random, { peppers, network, nowMs: clock.now() })
    return done({ challenge, bits: humanCheckLimits.bits })
  }
}
