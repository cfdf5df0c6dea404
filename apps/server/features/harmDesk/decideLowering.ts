import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { lowerBand } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { type BandLowering, findLowering, lockLowering } from './lowering.store.ts'
import { viewLowering } from './lowering.view.ts'

type Operation = typeof officeContract.harmDesk.decideLowering

/** The second of two people. The decision and the band are one commit. */
export function decideLowering(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const seen = await db.member(uid, tx => findLowering(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'lowering', id } as const
    const act = { action: 'harm.decide', object, uid, after: { band: seen.band, status: early.to }, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => decide(tx, call, clock.now())))
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: BandLowering) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'harm_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const { uid, id, is_approved: isApproved, reason } = call.body
  const row = await lockLowering(tx, uid, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  await decideProposal(tx, 'harm_lowering', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  if (isApproved) await lowerBand(tx, uid, row)
  const decided = await findLowering(tx, uid, id)
  return decided ? done(viewLowering(decided, call.caller.operatorId)) : refuse('not_found')
}
