import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { nextLookAlike } from './lookAlike.rules.ts'
import { findLookAlike, keepDecision } from './lookAlike.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'

/** What the person said is one commit with the record of it. The member's own rows follow at once, or with the next sweep. */
export function decideLookAlike(deps: LookAlikeDeskDeps): Handler<typeof officeContract.lookAlike.decideLookAlike> {
  const { db, clock, log } = deps
  return async call => {
    const { id, is_same: isSame, reason } = call.body
    const to = isSame ? 'same' : 'other'
    const nowMs = clock.now()
    const row = await db.app(async tx => {
      const seen = await findLookAlike(tx, id)
      if (!seen) return refuse('not_found')
      if (!nextLookAlike(seen.status, to)) return refuse('look_alike_decided')
      const decision = { seen, to, by: call.caller.email, reason, nowMs, dueAtMs: nowMs + leaseMs } as const
      const kept = await keepDecision(tx, decision)
      if (!kept) return refuse('look_alike_decided')
      const object = { kind: 'lookAlike', id } as const
      const act = { action: 'alike.decide', object, uid: kept.uid, after: { status: to }, reason, nowMs } as const
      await actAs(tx, call, act)
      return done(kept)
    })
    if (!row.ok) return row
    await followLookAlikes(deps, row.data.uid).catch((fault: unknown) =>
      log.warn({ err: fault, lookAlike: id }, 'what was decided about an account waits to be done'),
    )
    return done(viewLookAlike(row.data))
  }
}
