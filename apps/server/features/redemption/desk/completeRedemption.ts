import type { officeContract } from '@saya/contract/office.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { notifyMember } from '../../message/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { completionOf, redemptionTransitions } from '../redemption.rules.ts'
import { setRedemption } from '../redemption.store.ts'
import { moveRedemption } from './moveRedemption.ts'

export function completeRedemption(deps: RedemptionDeps): Handler<typeof officeContract.redemption.completeRedemption> {
  return call => {
    const { uid, id } = call.body
    return moveRedemption(deps, call, {
      uid,
      id,
      action: 'redemption.change',
      after: { completed: true },
      fits: ({ status, deliverMethod }) => completionOf(status, deliverMethod) !== undefined,
      async make(tx, row, nowMs) {
        const event = completionOf(row.status, row.deliverMethod)
        const status = event && redemptionTransitions.next(row.status, event)
        if (!status) throw new Error(`The redemption ${id} cannot be completed.`)
        const kind = status === 'received' ? 'redemption_received' : 'redemption_picked_up'
        await notifyMember(tx, { uid, kind, about: id, nowMs })
        return setRedemption(tx, row, { status, ended_at: instant(nowMs) })
      },
    })
  }
}
