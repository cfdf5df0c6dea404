import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import { post } from '../../wallet/index.ts'
import { callUnsent } from '../payout/callUnsent.ts'
import type { DeskDeps } from './deskDeps.ts'
import { notifyChange, notifyOfWithdrawal } from '../payout/notices.ts'
import { mayDecline, nextStatus } from '../withdrawal.rules.ts'
import { findWithdrawal, flipWithdrawal, lockWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.cancelWithdrawal

/**
 * What may have been sent to a gateway is the gateway's to end. A person can decline what waits for them, for a reason, and
 * what was let go and could be sent to nobody for days.
 */
export function cancelWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const row = await db.member(uid, tx => findWithdrawal(tx, uid, id))
    if (!row) return refuse('not_found')
    if (!mayDecline(row, clock.now())) return refuse('withdrawal_decided')
    const object = { kind: 'withdrawal', id } as const
    const act = { action: 'withdrawal.decide', object, uid, after: { canceled: true }, reason } as const
    const canceled = await actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => cancel(tx, row, clock.now())),
    )
    if (!canceled.ok) return canceled
    await callUnsent(deps, canceled.data)
    await notifyChange(deps, { uid, id, status: 'canceled' })
    return done({ status: 'canceled' })
  }
}

const lookAgainMs = 60_000

/**
 * Refused where somebody was faster: whoever asks a gateway to pay writes that into the row first, while it is being paid,
 * so that under its lock it is either not sent and never will be, or none to be declined.
 */
async function cancel(tx: MemberTx, { uid, id }: Withdrawal, nowMs: number) {
  const row = await lockWithdrawal(tx, uid, id)
  const to = row && mayDecline(row, nowMs) ? nextStatus(row.status, 'declined') : undefined
  if (!row || !to) return refuse('withdrawal_decided')
  // Whoever was called to it is called off behind the commit, or by the next look.
  const nextCheckAtMs = row.status === 'paying' ? nowMs + lookAgainMs : null
  await flipWithdrawal(tx, row, { to, outcome: 'declined', nowMs, nextCheckAtMs })
  await notifyOfWithdrawal(tx, row, { event: 'declined', nowMs })
  const posted = await post(tx, { act: 'withdrawal_release', uid, reference: id, amount: row.amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused to release the withdrawal ${id}: ${posted.code}.`)
  return done({ ...row, status: to })
}
