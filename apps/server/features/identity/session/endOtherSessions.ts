import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { endSessionsOf } from './session.store.ts'

export function endOtherSessions({ db, clock }: IdentityDeps): Handler<typeof contract.identity.endOtherSessions> {
  return async ({ caller: { uid, sessionId } }) => {
    const ended = await db.app(tx =>
      endSessionsOf(tx, { uid, exceptId: sessionId, by: 'elsewhere', nowMs: clock.now() }),
    )
    return done({ ended })
  }
}
