import type { officeContract } from '@saya/contract/office.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { listApprovals } from './desk.store.ts'
import type { DeskDeps } from './deskDeps.ts'
import { findAnywhere } from './findAnywhere.ts'
import { keepOpinion } from '../payout/keepOpinion.ts'
import { misfitOf } from '../reconciliation/misfit.rules.ts'
import { warnOf } from '../payout/advanceWithdrawal.ts'
import { settle } from '../payout/settle.ts'
import { isSameTold, viewTold } from './told.view.ts'
import { isLost } from '../withdrawal.rules.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.concludeWithdrawal

const againSeconds = 10

/**
 * Ends one of which the gateway tells something else than was asked for, which is not believed by itself: two people who
 * found out say that it is so, of the very payout and the state that the gateway tells, and that they saw. It is asked here and now; where what it tells fits by
 * now, that counts, and nobody's word.
 */
export function concludeWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db, clock, payouts } = deps
  return async call => {
    const { uid, id, arrived, reason } = call.body
    const found = await db.member(uid, async tx => {
      const row = await findWithdrawal(tx, uid, id)
      return row && { row, approvals: await listApprovals(tx, [row]) }
    })
    if (!found) return refuse('not_found')
    const { row, approvals } = found
    const gateway = payouts.get(row.gateway)
    if (!gateway || (row.status !== 'paying' && row.status !== 'timeout')) return refuse('withdrawal_fits')
    // Whoever let it be paid is not the one who says what came of it.
    if (approvals.some(one => one.operator_id === call.caller.operatorId)) return refuse('verdict_by_others')
    const act = { action: 'withdrawal.conclude', object: { kind: 'withdrawal', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, after: { arrived }, nowMs: clock.now() }))
    try {
      const concluded = await conclude(deps, call, { gateway, row })
      const after = concluded.ok ? concluded.data : { refused: concluded.code }
      await db.app(tx => actAs(tx, call, { ...act, after: { arrived, ...after }, nowMs: clock.now() }))
      return concluded
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, row.gateway, fault)
      const after = { arrived, refused: 'gateway_unreachable' }
      await db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
      return refuse('gateway_unreachable', againSeconds)
    }
  }
}

interface Concluding {
  readonly gateway: PayoutGateway
  readonly row: Withdrawal
}

async function conclude(deps: DeskDeps, { body, caller }: Call<Operation>, { gateway, row }: Concluding) {
  const { arrived } = body
  const word = (await findAnywhere(deps, gateway, row)) ?? null
  const misfit = misfitOf(row, word)
  if (word === null || misfit === null) {
    await settle(deps, { gateway, withdrawal: row, word })
    return refuse('withdrawal_fits')
  }
  // Nobody says of what they have not seen what came of it: it is shown first.
  if (!isSameTold(body.told, viewTold(misfit))) {
    await settle(deps, { gateway, withdrawal: row, word })
    return refuse('told_changed')
  }
  // People vouch for what it is, and not for how far it came: what is on its way may still arrive, and what arrived did not fail.
  const state = arrived ? 'paid' : 'failed'
  if (word.state !== state) return refuse('verdict_unfounded')
  // One that bears neither name is only alike: by it nothing failed before this one counts as lost.
  const isOwn = word.reference === row.id || word.id === row.payoutId
  if (!arrived && !isOwn && !isLost(row, deps.clock.now())) return refuse('verdict_unfounded')
  const opinion = keepOpinion(deps, { row, caller, state, said: { arrived, payout: word.id, told: word.amount } })
  const { status } = await settle(deps, { gateway, withdrawal: row, word, verdict: opinion.verdict })
  return opinion.answer(status)
}
