import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { findGates, freeExcludedCredit } from '../gate/index.ts'
import { notifyMember } from '../message/index.ts'
import { actFirst } from '../staff/index.ts'
import { lockPesoWallet, post } from '../wallet/index.ts'
import { isPaidIn, judge } from './adjustment.rules.ts'
import { type Adjustment, adjustmentOf, findAdjustment, lockAdjustment } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'
import { isReachable } from './isReachable.ts'
import { coversChargebacks } from './judgeChargeback.ts'

type Operation = typeof officeContract.adjustment.decideAdjustment

/** The second of two people. The decision and its posting are one commit, named by the adjustment's own id. */
export function decideAdjustment(deps: AdjustmentDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, is_approved: isApproved, reason } = call.body
    const seen = await db.member(uid, tx => findAdjustment(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judgeFor(call, seen)
    if (!early.ok) return refuse(early.code)
    // Much may have happened since it was proposed.
    if (isApproved && !(await isReachable(deps, seen))) return refuse('adjustment_member')
    const object = { kind: 'adjustment', id } as const
    const after = { status: early.to, asset: seen.asset, direction: seen.direction, units: String(seen.amount) }
    const act = { action: 'adjustment.decide', object, uid, after, reason } as const
    const decided = await actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => decide(tx, call, clock.now())),
    )
    if (decided.ok && isApproved) await tellChange(deps, uid, 'wallet')
    return decided
  }
}

function judgeFor({ body, caller }: Call<Operation>, { status, asset, amount, proposedBy }: Adjustment) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judge({ status, asset, amount, act, isOwn: proposedBy === caller.operatorId, role: caller.role })
}

async function decide(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const { body, caller } = call
  const row = await lockAdjustment(tx, body.uid, body.id)
  if (!row) return refuse('not_found')
  const judged = judgeFor(call, row)
  if (!judged.ok) return refuse(judged.code)
  if (body.is_approved && !(await coversChargebacks(tx, row))) return refuse('adjustment_charged_back')
  // The ledger is asked first: what it refuses changes nothing, and is to stay undecided.
  if (body.is_approved && !(await move(tx, row, nowMs))) return refuse('adjustment_balance')
  const decision = { id: row.id, to: judged.to, by: caller, decision: body.reason, nowMs }
  const decided = await decideProposal(tx, 'adjustment', decision)
  return done(viewAdjustment(adjustmentOf(decided), caller.operatorId))
}

async function move(tx: MemberTx, adjustment: Adjustment, nowMs: number) {
  const { id: reference, uid, asset, amount, direction, cause } = adjustment
  const posting = { act: 'adjustment', asset, direction, reason: cause, uid, reference, amount, nowMs } as const
  const isFromOutside = isPaidIn(adjustment)
  if (isFromOutside) await lockPesoWallet(tx, uid)
  if (!(await post(tx, posting)).ok) return false
  if (isFromOutside) {
    const holding = await findGates(tx, uid, nowMs)
    await freeExcludedCredit(tx, holding, { uid, kind: 30, reference, amount, nowMs })
  }
  // Pesos stand in the member's transactions; no list of theirs would tell of coins.
  if (asset === 'FIL') await notifyMember(tx, { uid, kind: `filcoin_${direction}`, about: reference, nowMs })
  return true
}
