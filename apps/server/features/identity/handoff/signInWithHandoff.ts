import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { boundTries } from '../code/boundTries.ts'
import type { IdentityDeps } from '../deps.ts'
import { getEntry } from '../directory.store.ts'
import { takeHandoff } from './handoff.store.ts'
import { openSessionFor } from '../session/openSessionFor.ts'
import { isSessionOpen } from '../session/session.store.ts'
import { hashToken } from '../session/token.ts'

type Operation = typeof contract.identity.signInWithHandoff

/** The new session confirms nobody: the code says that a window of the member's was open, and no more. */
export function signInWithHandoff(deps: IdentityDeps): Handler<Operation> {
  return async call => {
    const nowMs = deps.clock.now()
    const { address, network } = call
    const tried = await deps.db.app(tx =>
      boundTries(tx, deps, { address, network, nowMs, tryIt: own => take(own, call, nowMs) }),
    )
    if (tried.result !== 'right') return refuse('handoff_invalid')
    const { member } = tried
    if (member.closed_at !== null) return refuse('account_closed')
    if (member.blocked_at !== null) return refuse('account_blocked')
    return done({ token: await openSessionFor(deps, member, { ...call, confirmedBy: null, nowMs }) })
  }
}

async function take(tx: AppTx, { body }: Call<Operation>, nowMs: number) {
  const handoff = await takeHandoff(tx, hashToken(body.code), nowMs)
  if (!handoff) return { result: 'wrong' } as const
  const { uid, sessionId } = handoff
  const member = await getEntry(tx, uid)
  // Who may not come in is told so, whatever ended their sessions.
  const isOut = member.closed_at !== null || member.blocked_at !== null
  if (!isOut && !(await isSessionOpen(tx, { uid, id: sessionId, nowMs }))) return { result: 'wrong' } as const
  return { result: 'right', member } as const
}
