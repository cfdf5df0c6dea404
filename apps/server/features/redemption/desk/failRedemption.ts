import type { officeContract } from '@saya/contract/office.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { notifyMember } from '../../message/index.ts'
import { post } from '../../wallet/index.ts'
import { returnPieces } from '../claim/endClaim.ts'
import type { RedemptionDeps } from '../deps.ts'
import { redemptionTransitions } from '../redemption.rules.ts'
import { findRedemption, setRedemption } from '../redemption.store.ts'
import { moveRedemption } from './moveRedemption.ts'

/**
 * Two acts in a fixed order: the Filcoins go back with the change of the state, in one commit, and then the pieces go back to the stock.
 * Whoever is cut off between them leaves it due to the sweep.
 */
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
      async make(tx, row, nowMs) {
        const set = { status: 'failed', reason, ended_at: instant(nowMs), return_due_at: instant(nowMs) }
        const failing = await setRedemption(tx, row, set)
        await notifyMember(tx, { uid, kind: 'redemption_failed', about: id, nowMs })
        const posted = await post(tx, { act: 'order_refund', uid, reference: id, amount: row.points, nowMs })
        if (!posted.ok) throw new Error(`The ledger refused to refund the redemption ${id}: ${posted.code}.`)
        return failing
      },
    })
    if (failed.ok) await giveBack(deps, uid, id)
    return failed
  }
}

async function giveBack(deps: RedemptionDeps, uid: bigint, id: string): Promise<void> {
  const row = await deps.db.member(uid, tx => findRedemption(tx, uid, id))
  if (!row) return
  await returnPieces(deps, row)
  await deps.db.member(uid, tx => setRedemption(tx, row, { return_due_at: null }))
}
