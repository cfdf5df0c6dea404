import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal, decideProposal } from '../../platform/proposal/proposal.store.ts'
import { actAs } from '../staff/index.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { nextLookAlike } from './lookAlike.rules.ts'
import { findLookAlike, keepDecision, type LookAlike } from './lookAlike.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'
import { listWaiting, lockWaitingOf } from './release.store.ts'

type Operation = typeof officeContract.lookAlike.decideLookAlike

/**
 * What protects takes one person: that the two are the same counts at once. What opens takes two: that they are not is proposed here,
 * and the account stays as it is until a colleague agrees. What was said is one commit with the record of it. The member's own rows
 * follow at once, or with the next sweep.
 */
export function decideLookAlike(deps: LookAlikeDeskDeps): Handler<Operation> {
  const { db, clock, log } = deps
  return async call => {
    const { id, is_same: isSame } = call.body
    const nowMs = clock.now()
    const row = await db.app(async tx => {
      const seen = await findLookAlike(tx, id)
      if (!seen) return refuse('not_found')
      if (!nextLookAlike(seen.status, isSame ? 'same' : 'other')) return refuse('look_alike_decided')
      return isSame ? join(tx, call, { seen, nowMs }) : propose(tx, call, { seen, nowMs })
    })
    if (!row.ok) return row
    const { uid } = row.data
    if (isSame) {
      await followLookAlikes(deps, uid).catch((fault: unknown) =>
        log.warn({ err: fault, lookAlike: id }, 'what was decided about an account waits to be done'),
      )
    }
    const waiting = await db.app(tx => listWaiting(tx, [id]))
    return done(viewLookAlike(row.data, waiting.get(id), call.caller.operatorId))
  }
}

interface Deciding {
  readonly seen: LookAlike
  readonly nowMs: number
}

/** The exclusion holds for this account too. Whatever colleague proposed otherwise is refused with it. */
async function join(tx: AppTx, call: Call<Operation>, { seen, nowMs }: Deciding) {
  const { caller, body } = call
  const { id, reason } = body
  const waiting = await lockWaitingOf(tx, id)
  const kept = await keepDecision(tx, {
    seen,
    to: 'same',
    by: caller.email,
    reason,
    nowMs,
    dueAtMs: nowMs + leaseMs,
  })
  if (!kept) return refuse('look_alike_decided')
  if (waiting) {
    await decideProposal(tx, 'look_alike_release', {
      id: waiting.id,
      to: 'refused',
      by: caller,
      decision: reason,
      nowMs,
    })
  }
  const object = { kind: 'lookAlike', id } as const
  await actAs(tx, call, { action: 'alike.decide', object, uid: kept.uid, after: { status: 'same' }, reason, nowMs })
  return done(kept)
}

/** The first of two people. */
async function propose(tx: AppTx, call: Call<Operation>, { seen, nowMs }: Deciding) {
  const { caller, body } = call
  const { id, reason } = body
  const about = { look_alike: id, reason }
  const added = await addProposal(tx, 'look_alike_release', { about, by: caller, nowMs })
  if (!added) return refuse('look_alike_waiting')
  const object = { kind: 'lookAlike', id } as const
  await actAs(tx, call, { action: 'alike.decide', object, uid: seen.uid, after: { proposed: 'other' }, reason, nowMs })
  return done(seen)
}
