import { coinCauses } from '@saya/contract/adjustment/adjustment.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Units } from '@saya/money'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { findDeposit } from '../deposit/index.ts'
import { actFirst } from '../staff/index.ts'
import { readAmount } from './adjustment.rules.ts'
import { adjustmentOf } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'
import { isReachable } from './isReachable.ts'
import { judgeChargeback } from './judgeChargeback.ts'

type Operation = typeof officeContract.adjustment.proposeAdjustment

/** The first of two people. */
export function proposeAdjustment(deps: AdjustmentDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, asset, direction, cause, reason, evidence } = call.body
    const amount = readAmount(asset, call.body.amount)
    if (amount === null) return refuse(asset === 'PHP' ? 'adjustment_amount' : 'adjustment_coins')
    if (asset === 'FIL' && !coinCauses.includes(cause)) return refuse('adjustment_coin_cause')
    if (!(await isReachable(deps, { uid, direction }))) return refuse('adjustment_member')
    if (!(await fits(deps, call.body, amount))) return refuse('adjustment_deposit')
    const deposit = call.body.deposit === '' ? null : call.body.deposit
    const object = { kind: 'member', id: String(uid) } as const
    const after = { asset, direction, cause, units: String(amount), deposit: deposit ?? '', evidence }
    const act = { action: 'adjustment.propose', object, after, reason } as const
    const about = { uid, asset, direction, cause, amount, deposit, reason, evidence }
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, async tx => {
        const isChargeback = cause === 'chargeback' && direction === 'taken'
        const wrong = isChargeback ? await judgeChargeback(tx, about) : undefined
        if (wrong) return refuse(wrong)
        const row = await addProposal(tx, 'adjustment', { about, by: call.caller, nowMs: clock.now() })
        if (!row) return refuse('adjustment_waiting')
        return done(viewAdjustment(adjustmentOf(row), call.caller.operatorId))
      }),
    )
  }
}

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the deposit that is named, if one is, can be what a bank took back of the member. */
async function fits(
  { db }: AdjustmentDeps,
  { uid, deposit: id, cause, direction, asset }: Call<Operation>['body'],
  amount: Units,
): Promise<boolean> {
  if (id === '') return true
  if (cause !== 'chargeback' || direction !== 'taken' || asset !== 'PHP' || !idShape.test(id)) return false
  const deposit = await db.member(uid, tx => findDeposit(tx, uid, id))
  return deposit?.status === 'completed' && deposit.amount >= amount
}
