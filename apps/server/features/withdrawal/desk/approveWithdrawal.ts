import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { mayDo } from '../../kyc/index.ts'
import { actFirst } from '../../staff/index.ts'
import { addApproval, listApprovals } from './desk.store.ts'
import type { DeskDeps } from './deskDeps.ts'
import { notifyChange } from '../payout/notices.ts'
import { mayBePaid } from '../payout/mayBePaid.ts'
import { flipWithdrawal, findWithdrawal, lockWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.approveWithdrawal

/** With the last yes that is needed the withdrawal is released in the same commit. */
export function approveWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { uid, id } = call.body
    const { operatorId } = call.caller
    const seen = await db.member(uid, async tx => {
      const row = await findWithdrawal(tx, uid, id)
      return row ? judge(deps, tx, { row, operatorId }) : refuse('not_found')
    })
    if (!seen.ok) return seen
    const object = { kind: 'withdrawal', id } as const
    const act = { action: 'withdrawal.decide', object, uid, after: { approved: true } } as const
    const approved = await actFirst(deps, { actor: call, act }, () => db.member(uid, tx => approve(deps, tx, call)))
    if (approved.ok) await notifyChange(deps, { uid, id, status: approved.data.status })
    return approved
  }
}

interface Judging {
  readonly row: Withdrawal
  readonly operatorId: string
}

/** Whether this operator can say yes to it as it is now. Much may have happened since it was asked for. */
async function judge({ clock, jurisdiction, payouts }: DeskDeps, tx: MemberTx, { row, operatorId }: Judging) {
  if (row.status !== 'under_review') return refuse('withdrawal_decided')
  const before = await listApprovals(tx, [row])
  if (before.some(one => one.operator_id === operatorId)) return refuse('second_person_needed')
  const may = await mayDo(tx, { uid: row.uid, gate: 'withdraw', nowMs: clock.now(), jurisdiction })
  const asked = { uid: row.uid, gateway: payouts.get(row.gateway), nowMs: clock.now() }
  return may && (await mayBePaid(tx, asked)) ? done(row) : refuse('withdrawal_gate_closed')
}

async function approve(deps: DeskDeps, tx: MemberTx, { body: { uid, id }, caller }: Call<Operation>) {
  const row = await lockWithdrawal(tx, uid, id)
  if (!row) return refuse('not_found')
  const { operatorId, email } = caller
  const judged = await judge(deps, tx, { row, operatorId })
  if (!judged.ok) return judged
  const nowMs = deps.clock.now()
  const approvals = await addApproval(tx, { id, operatorId, operator: email, nowMs })
  if (approvals === undefined) return refuse('second_person_needed')
  const isReleased = approvals >= row.approvalsNeeded
  if (isReleased) await flipWithdrawal(tx, row, { to: 'paying', outcome: '', nowMs, nextCheckAtMs: nowMs })
  const status = isReleased ? ('paying' as const) : row.status
  return done({ status, approvals, approvals_needed: row.approvalsNeeded })
}
