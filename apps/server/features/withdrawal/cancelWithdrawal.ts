import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { actAs } from '../staff/index.ts'
import { post } from '../wallet/index.ts'
import type { DeskDeps } from './deskDeps.ts'
import { hurry } from './hurry.ts'
import { nextStatus } from './withdrawal.rules.ts'
import { findWithdrawal, flipWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.cancelWithdrawal

/** What was sent to a gateway is the gateway's to end; until then a person can decline it, for a reason. */
export function cancelWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const row = await db.member(uid, tx => findWithdrawal(tx, uid, id))
    if (!row) return refuse('not_found')
    if (!nextStatus(row.status, 'declined')) return refuse('withdrawal_decided')
    const act = { action: 'withdrawal.decide', object: { kind: 'withdrawal', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, after: { canceled: true }, nowMs: clock.now() }))
    const isCanceled = await db.member(uid, tx => cancel(tx, row, clock.now()))
    if (isCanceled) {
      await hurry(deps, { uid, id, status: 'canceled' })
      return done({ status: 'canceled' })
    }
    const after = { refused: 'withdrawal_decided' }
    await db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
    return refuse('withdrawal_decided')
  }
}

/** False where somebody was faster. */
async function cancel(tx: MemberTx, { uid, id }: Withdrawal, nowMs: number): Promise<boolean> {
  const row = await lockWithdrawal(tx, uid, id)
  const to = row && nextStatus(row.status, 'declined')
  if (!row || !to) return false
  await flipWithdrawal(tx, row, { to, outcome: 'declined', nowMs, nextCheckAtMs: null })
  const posted = await post(tx, { act: 'withdrawal_release', uid, reference: id, amount: row.amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused to release the withdrawal ${id}: ${posted.code}.`)
  return true
}
