import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { endSession } from './session.store.ts'

export function signOut(deps: IdentityDeps): Handler<typeof contract.identity.signOut> {
  return async ({ caller }) => {
    await deps.db.app(tx => endSession(tx, { uid: caller.uid, id: caller.sessionId, nowMs: deps.clock.now() }))
    return done({})
  }
}
