import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { PayoutGateway } from '../../platform/gateway/payoutGateway.ts'
import type { Call, Handler } from '../../platform/http/call.ts'
import { actAs } from '../staff/index.ts'
import { listApprovals } from './desk.store.ts'
import type { DeskDeps } from './deskDeps.ts'
import { misfitOf } from './misfit.rules.ts'
import { warnOf } from './seeTo.ts'
import { settle } from './settle.ts'
import { keepVerdict, listVerdicts } from './verdict.store.ts'
import { findWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.concludeWithdrawal

const againSeconds = 10
const peopleNeeded = 2

/**
 * Ends one of which the gateway tells another amount, which nobody believes: two people who found out say the same of it.
 * The gateway is asked here and now; where what it tells fits by now, that counts, and nobody's word.
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
      return refuse('gateway_unreachable', againSeconds)
    }
  }
}

interface Concluding {
  readonly gateway: PayoutGateway
  readonly row: Withdrawal
}

async function conclude(deps: DeskDeps, { body, caller }: Call<Operation>, { gateway, row }: Concluding) {
  const { id, uid, payoutId } = row
  const { arrived } = body
  const word = (await gateway.findPayout({ id: payoutId, reference: id })) ?? null
  if (!misfitOf(row, word)) {
    await settle(deps, { gateway, withdrawal: row, word })
    return refuse('withdrawal_fits')
  }
  const { operatorId, email: operator } = caller
  const { hadSaid, said } = await deps.db.member(uid, async tx => {
    // One after the other, so that of two at once the later one sees both.
    await lockWithdrawal(tx, uid, id)
    const before = await listVerdicts(tx, id)
    await keepVerdict(tx, { id, operatorId, operator, arrived, nowMs: deps.clock.now() })
    const after = await listVerdicts(tx, id)
    return {
      hadSaid: before.some(one => one.operator_id === operatorId && one.arrived === arrived),
      said: after.filter(one => one.arrived === arrived).length,
    }
  })
  if (said < peopleNeeded) return hadSaid ? refuse('verdict_by_others') : done({ status: row.status, said })
  const { status } = await settle(deps, { gateway, withdrawal: row, word, verdict: arrived ? 'paid' : 'failed' })
  return done({ status, said })
}
