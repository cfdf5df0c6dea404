import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { notifyMember } from '../../message/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { setRedemption } from '../redemption.store.ts'
import { moveRedemption } from './moveRedemption.ts'

/** A number that was mistyped. The member is told of each new one, since they look for the parcel under it. */
export function correctParcel(deps: RedemptionDeps): Handler<typeof officeContract.redemption.correctParcel> {
  return call => {
    const { uid, id, courier, tracking, seen_tracking: seen } = call.body
    return moveRedemption(deps, call, {
      uid,
      id,
      action: 'redemption.change',
      before: { tracking: seen },
      after: { courier, tracking },
      fits: row => row.status === 'shipped' && row.tracking === seen,
      async make(tx, row, nowMs) {
        await notifyMember(tx, { uid, kind: 'redemption_corrected', about: `${id} ${nowMs}`, nowMs })
        return setRedemption(tx, row, { courier, tracking })
      },
    })
  }
}
