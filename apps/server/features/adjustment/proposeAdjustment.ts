import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { readAmount } from './adjustment.rules.ts'
import { addAdjustment } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'
import { isReachable } from './isReachable.ts'

/** The first of two people. It is on record before it stands, since the two lie in different schemas. */
export function proposeAdjustment(deps: AdjustmentDeps): Handler<typeof officeContract.adjustment.proposeAdjustment> {
  const { db, clock } = deps
  return async call => {
    const { uid, direction, cause, reason, evidence } = call.body
    const { operatorId, email } = call.caller
    const amount = readAmount(call.body.amount)
    if (amount === null) return refuse('adjustment_amount')
    if (!(await isReachable(deps, { uid, direction }))) return refuse('adjustment_member')
    const nowMs = clock.now()
    const act = { action: 'adjustment.propose', object: { kind: 'member', id: String(uid) }, reason } as const
    const after = { direction, cause, units: String(amount), evidence }
    await db.app(tx => actAs(tx, call, { ...act, after, nowMs }))
    const own = { proposedBy: operatorId, proposedName: email, proposedAtMs: nowMs }
    const row = await db.member(uid, tx =>
      addAdjustment(tx, { uid, direction, cause, amount, reason, evidence, ...own }),
    )
    if (row) return done(viewAdjustment(row, operatorId))
    await db.app(tx => actAs(tx, call, { ...act, after: { ...after, refused: 'adjustment_waiting' }, nowMs }))
    return refuse('adjustment_waiting')
  }
}
