import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import type { DeskDeps } from '../desk/deskDeps.ts'
import { advanceWithdrawal, warnOf } from './advanceWithdrawal.ts'
import { findWithdrawal } from '../withdrawal.store.ts'

const againSeconds = 10

/** Somebody wants to know now. It asks what the worker asks each hour, and does no more with the answer. */
export function askGateway(deps: DeskDeps): Handler<typeof officeContract.withdrawal.askGateway> {
  const { db, clock } = deps
  return async call => {
    const { uid, id } = call.body
    const row = await db.member(uid, tx => findWithdrawal(tx, uid, id))
    if (!row) return refuse('not_found')
    const object = { kind: 'withdrawal', id } as const
    await db.app(tx => actAs(tx, call, { action: 'withdrawal.ask', object, uid, nowMs: clock.now() }))
    try {
      const { status } = (await advanceWithdrawal(deps, row)) ?? row
      return done({ status })
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, row.gateway, fault)
      return refuse('gateway_unreachable', againSeconds)
    }
  }
}
