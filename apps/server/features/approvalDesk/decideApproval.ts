import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { type Approval, findApproval, lockApproval } from '../approval/index.ts'
import { actFirst } from '../staff/index.ts'
import { coversDays } from './approval.rules.ts'
import type { ApprovalDeskDeps } from './deps.ts'

type Operation = typeof officeContract.approvalDesk.decideApproval

/** The second of two people. From the commit on the programme gives on the days that it covers. */
export function decideApproval(deps: ApprovalDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findApproval(tx, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen, clock.now())
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'promotion', id: seen.program } as const
    const { version, reference, firstDay, lastDay } = seen
    const after = { status: early.to, approval: { version, reference, firstDay, lastDay } }
    const act = { action: 'promotion.decide', object, after, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => decide(tx, call, clock.now())))
  }
}

function judge({ body, caller }: Call<Operation>, approval: Approval, nowMs: number) {
  const { status, proposedBy } = approval
  const act = body.is_approved ? 'approve' : 'refuse'
  const judged = judgeProposal({ own: 'approval_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
  const isOver = judged.ok && body.is_approved && !coversDays(approval, manilaDay(nowMs))
  return isOver ? ({ ok: false, code: 'approval_days' } as const) : judged
}

async function decide(tx: RefTx, call: Call<Operation>, nowMs: number) {
  const { id, reason } = call.body
  const row = await lockApproval(tx, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row, nowMs)
  if (!judged.ok) return refuse(judged.code)
  await decideProposal(tx, 'program_approval', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  return done({ id })
}
