import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { actAs } from '../staff/index.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { nextLookAlike } from './lookAlike.rules.ts'
import { findLookAlike, keepDecision } from './lookAlike.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'
import { lockRelease } from './release.store.ts'

type Operation = typeof officeContract.lookAlike.decideRelease

/** The second of two people: with their word the account opens again. The decision, its record and the end of the hold are one commit. */
export function decideRelease(deps: LookAlikeDeskDeps): Handler<Operation> {
  const { db, clock, log } = deps
  return async call => {
    const decided = await db.app(tx => decide(tx, call, clock.now()))
    if (!decided.ok) return decided
    await followLookAlikes(deps, decided.data.uid).catch((fault: unknown) =>
      log.warn({ err: fault, lookAlike: decided.data.id }, 'what was decided about an account waits to be done'),
    )
    return done(viewLookAlike(decided.data, undefined, call.caller.operatorId))
  }
}

async function decide(tx: AppTx, call: Call<Operation>, nowMs: number) {
  const { caller, body } = call
  const { id, is_approved: isApproved, reason } = body
  const release = await lockRelease(tx, id)
  const seen = release && (await findLookAlike(tx, release.lookAlike))
  if (!seen) return refuse('not_found')
  const isOwn = release.proposedBy === caller.operatorId
  const act = isApproved ? 'approve' : 'refuse'
  const judged = judgeProposal({ own: 'look_alike_own' }, { status: release.status, act, isOwn })
  if (!judged.ok) return refuse(judged.code)
  if (isApproved && !nextLookAlike(seen.status, 'other')) return refuse('look_alike_decided')
  await decideProposal(tx, 'look_alike_release', { id, to: judged.to, by: caller, decision: reason, nowMs })
  const decision = { seen, to: 'other', by: caller.email, reason, nowMs, dueAtMs: nowMs + leaseMs } as const
  const kept = isApproved ? await keepDecision(tx, decision) : seen
  if (!kept) throw new Error(`The look-alike ${seen.id} was decided beside its proposal.`)
  const object = { kind: 'lookAlike', id: seen.id } as const
  const after = { proposal: judged.to }
  await actAs(tx, call, { action: 'alike.decide', object, uid: seen.uid, after, reason, nowMs })
  return done(kept)
}
