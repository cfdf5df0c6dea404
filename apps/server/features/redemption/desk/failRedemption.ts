import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { RedemptionDeps } from '../deps.ts'
import { giveBack, refund } from '../refund.ts'
import { redemptionTransitions } from '../redemption.rules.ts'
import { findRedemption } from '../redemption.store.ts'
import { moveRedemption } from './moveRedemption.ts'

/** Gives up what could not be delivered: the member has the Filcoins back, and the stock the pieces. */
export function failRedemption(deps: RedemptionDeps): Handler<typeof officeContract.redemption.failRedemption> {
  return async call => {
    const { uid, id, reason } = call.body
    const failed = await moveRedemption(deps, call, {
      uid,
      id,
      action: 'redemption.fail',
      after: { status: 'failed' },
      reason,
      fits: ({ status }) => redemptionTransitions.next(status, 'fail') !== undefined,
      make: (tx, row, nowMs) => refund(tx, deps, { row, reason, nowMs }),
    })
    if (!failed.ok) return failed
    const row = await deps.db.member(uid, tx => findRedemption(tx, uid, id))
    if (row) await giveBack(deps, row)
    return failed
  }
}
