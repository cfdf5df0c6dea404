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
import { warnOf } from '../payout/advanceWithdrawal.ts'
import { settle } from '../payout/settle.ts'
import { isLost } from '../withdrawal.rules.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.giveBackWithdrawal

const againSeconds = 10

/**
 * Ends one that the gateway knows nothing of. Silence frees nothing: it is asked here and now by either name, and its list of
 * all payouts since then is read; only its own word that it has none, days after it could last be asked to pay, and two people
 * who say so, make it a failed one. What it knows is kept as ever.
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
    if (approvals.some(one => one.operator_id === call.caller.operatorId)) return refuse('verdict_by_others')
    const act = { action: 'withdrawal.giveBack', object: { kind: 'withdrawal', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    try {
      const given = await giveBack(deps, call, { gateway, row })
      const after = given.ok ? given.data : { refused: given.code }
      await db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
      return given
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, row.gateway, fault)
      return refuse('gateway_unreachable', againSeconds)
    }
  }
}

interface Giving {
  readonly gateway: PayoutGateway
  readonly row: Withdrawal
}

async function giveBack(deps: DeskDeps, { caller }: Call<Operation>, { gateway, row }: Giving) {
  const known = await findAnywhere(deps, gateway, row)
  if (known) {
    await settle(deps, { gateway, withdrawal: row, word: known })
    return refuse('withdrawal_not_lost')
  }
  const said = { arrived: false, payout: '', told: 0n }
  const opinion = keepOpinion(deps, { row, caller, said, state: 'failed' })
  const { status } = await settle(deps, { gateway, withdrawal: row, word: null, verdict: opinion.verdict })
  return opinion.answer(status)
}
