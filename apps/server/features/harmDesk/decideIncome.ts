import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { addIncome, findIncome } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findIncomeChange, type IncomeChange, lockIncomeChange } from './income.store.ts'
import { viewIncomeChange } from './income.view.ts'

type Operation = typeof officeContract.harmDesk.decideIncome

/** The second of two people. What was stated counts from the decision on: a day that had ended by then is found by what held at its end. */
export function decideIncome(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const seen = await db.member(uid, tx => findIncomeChange(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'income', id } as const
    const after = { has_income: seen.monthly !== null, status: early.to }
    return actFirst(deps, { actor: call, act: { action: 'harm.decide', object, uid, after, reason } }, () =>
      db.member(uid, tx => decide(tx, call, clock.now())),
    )
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: IncomeChange) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'harm_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const { uid, id, is_approved: isApproved, reason } = call.body
  const row = await lockIncomeChange(tx, uid, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  if (isApproved) {
    const { monthly, proposedName: name } = row
    const seen = (await findIncome(tx, uid))?.nth ?? 0
    const isAdded = await addIncome(tx, { uid, monthly, seen, name, agreedName: call.caller.email, nowMs })
    if (!isAdded) return refuse('changed_meanwhile')
  }
  await decideProposal(tx, 'harm_income_change', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  const decided = await findIncomeChange(tx, uid, id)
  return decided ? done(viewIncomeChange(decided, call.caller.operatorId)) : refuse('not_found')
}
