import type { officeContract } from '@saya/contract/office.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { notifyMember } from '../../message/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { mayShip } from '../redemption.rules.ts'
import { setRedemption } from '../redemption.store.ts'
import { moveRedemption } from './moveRedemption.ts'

export function shipRedemption(deps: RedemptionDeps): Handler<typeof officeContract.redemption.shipRedemption> {
  return call => {
    const { uid, id, courier, tracking } = call.body
    return moveRedemption(deps, call, {
      uid,
      id,
      action: 'redemption.change',
      after: { status: 'shipped', courier, tracking },
      fits: ({ status, deliverMethod }) => mayShip(status, deliverMethod),
      async make(tx, row, nowMs) {
        await notifyMember(tx, { uid, kind: 'redemption_shipped', about: id, nowMs })
        return setRedemption(tx, row, { status: 'shipped', courier, tracking, shipped_at: instant(nowMs) })
      },
    })
  }
}
