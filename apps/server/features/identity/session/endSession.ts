import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { endSession as end } from './session.store.ts'

/** Ends one session of the caller's own. Somebody else's is not there for them. */
export function endSession({ db, clock }: IdentityDeps): Handler<typeof contract.identity.endSession> {
  return async ({ caller: { uid, sessionId }, body: { id } }) => {
    // On the device itself nobody has to be told.
    const by = id === sessionId ? {} : ({ by: 'elsewhere' } as const)
    const isEnded = await db.app(tx => end(tx, { uid, id, ...by, nowMs: clock.now() }))
    return isEnded ? done({}) : refuse('not_found')
  }
}
