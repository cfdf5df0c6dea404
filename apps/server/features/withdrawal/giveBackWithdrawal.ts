import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../platform/http/call.ts'
import { actAs } from '../staff/index.ts'
import { listApprovals } from './desk.store.ts'
import type { DeskDeps } from './deskDeps.ts'
import { warnOf } from './seeTo.ts'
import { settle } from './settle.ts'
import { isLost } from './withdrawal.rules.ts'
import { findWithdrawal } from './withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.giveBackWithdrawal

const againSeconds = 10

/**
 * Ends one that the gateway never knew. Silence frees nothing: it is asked here and now, and only its own word that it has
 * no such payout, days after it could last be asked to pay, makes it a failed one. What it knows is kept as ever.
 */
export function giveBackWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db, clock, payouts } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const found = await db.member(uid, async tx => {
      const row = await findWithdrawal(tx, uid, id)
      return row && { row, approvals: await listApprovals(tx, [row]) }
    })
    if (!found) return refuse('not_found')
    const { row, approvals } = found
    const gateway = payouts.get(row.gateway)
    if (!gateway || !isLost(row, clock.now())) return refuse('withdrawal_not_lost')
    // Whoever let it be paid is not the one who says that it was not.
    if (approvals.some(one => one.operator_id === call.caller.operatorId)) return refuse('second_person_needed')
    const act = { action: 'withdrawal.giveBack', object: { kind: 'withdrawal', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    try {
      const known = await gateway.findPayout({ id: null, reference: id })
      const { status } = await settle(deps, { gateway, withdrawal: row, word: known ?? 'refused' })
      await db.app(tx =>
        actAs(tx, call, { ...act, after: { status, isKnown: known !== undefined }, nowMs: clock.now() }),
      )
      return known ? refuse('withdrawal_not_lost') : done({ status })
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, row.gateway, fault)
      return refuse('gateway_unreachable', againSeconds)
    }
  }
}
