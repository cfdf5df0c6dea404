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
 * Ends one of which the gateway tells another amount, which is not believed by itself: two people who found out say that it
 * is so, of the very payout and the state that the gateway tells. It is asked here and now; where what it tells fits by
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
  const { id, uid, payoutId } = row
  const { arrived } = body
  const word = (await gateway.findPayout({ id: payoutId, reference: id })) ?? null
  if (word === null || !misfitOf(row, word)) {
    await settle(deps, { gateway, withdrawal: row, word })
    return refuse('withdrawal_fits')
  }
  // People vouch for the amount alone: what is on its way may still arrive, and what arrived did not fail.
  const state = arrived ? 'paid' : 'failed'
  if (word.state !== state) return refuse('verdict_unfounded')
  const { operatorId, email: operator } = caller
  const told = { payout: word.id, told: word.amount }
  const { hadSaid, said } = await deps.db.member(uid, async tx => {
    // One after the other, so that of two at once the later one sees both.
    await lockWithdrawal(tx, uid, id)
    const before = await listVerdicts(tx, id)
    await keepVerdict(tx, { id, operatorId, operator, arrived, ...told, nowMs: deps.clock.now() })
    const same = (await listVerdicts(tx, id)).filter(
      one => one.arrived === arrived && one.payout === told.payout && one.told === told.told,
    )
    const mine = before.find(one => one.operator_id === operatorId)
    const hadSaid = mine?.arrived === arrived && mine.payout === told.payout && mine.told === told.told
    return { hadSaid, said: same.length }
  })
  if (said < peopleNeeded) return hadSaid ? refuse('verdict_by_others') : done({ status: row.status, said })
  const { status } = await settle(deps, { gateway, withdrawal: row, word, verdict: state })
  return done({ status, said })
}
