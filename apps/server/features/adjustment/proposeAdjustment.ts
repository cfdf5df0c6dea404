import { coinCauses } from '@saya/contract/adjustment/adjustment.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst } from '../staff/index.ts'
import { readAmount } from './adjustment.rules.ts'
import { adjustmentOf } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'
import { isReachable } from './isReachable.ts'

/** The first of two people. */
export function proposeAdjustment(deps: AdjustmentDeps): Handler<typeof officeContract.adjustment.proposeAdjustment> {
  const { db, clock } = deps
  return async call => {
    const { uid, asset, direction, cause, reason, evidence } = call.body
    const amount = readAmount(asset, call.body.amount)
    if (amount === null) return refuse(asset === 'PHP' ? 'adjustment_amount' : 'adjustment_coins')
    if (asset === 'FIL' && !coinCauses.includes(cause)) return refuse('adjustment_coin_cause')
    if (!(await isReachable(deps, { uid, direction }))) return refuse('adjustment_member')
    const object = { kind: 'member', id: String(uid) } as const
    const after = { asset, direction, cause, units: String(amount), evidence }
    const act = { action: 'adjustment.propose', object, after, reason } as const
    const about = { uid, asset, direction, cause, amount, reason, evidence }
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, async tx => {
        const row = await addProposal(tx, 'adjustment', { about, by: call.caller, nowMs: clock.now() })
        if (!row) return refuse('adjustment_waiting')
        return done(viewAdjustment(adjustmentOf(row), call.caller.operatorId))
      }),
    )
  }
}
