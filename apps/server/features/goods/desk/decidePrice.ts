import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { judgeProposal } from '../../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst } from '../../staff/index.ts'
import type { GoodsDeps } from '../deps.ts'
import { findPrice, lockPrice, type ThingPrice } from '../price.store.ts'

type Operation = typeof officeContract.goods.decidePrice

/** The second of two people. What the thing costs stays as it is until content staff set it, to this or above. */
export function decidePrice(deps: GoodsDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findPrice(tx, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'goods', id: seen.goods } as const
    const act = {
      action: 'goods.decide',
      object,
      after: { price: String(seen.price), status: early.to },
      reason,
    } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => decide(tx, call, clock.now())))
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: ThingPrice) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'goods_price_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: RefTx, call: Call<Operation>, nowMs: number) {
  const { id, is_approved, reason } = call.body
  const row = await lockPrice(tx, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  await decideProposal(tx, 'thing_price', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  return done({ is_approved })
}
