import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst } from '../../staff/index.ts'
import type { GoodsDeps } from '../deps.ts'
import { findGoods } from '../goods.store.ts'

/** The first of two people. */
export function proposePrice(deps: GoodsDeps): Handler<typeof officeContract.goods.proposePrice> {
  const { db, clock } = deps
  return async call => {
    const { id, price, reason } = call.body
    if (!(await db.ref(tx => findGoods(tx, id)))) return refuse('not_found')
    const act = { action: 'goods.change', object: { kind: 'goods', id }, after: { proposed: price }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const about = { goods: id, price: BigInt(price), reason }
      const proposal = { about, by: call.caller, nowMs: clock.now() }
      const row = await db.ref(tx => addProposal(tx, 'thing_price', proposal))
      return row ? done({ id: row.id }) : refuse('goods_price_waiting')
    })
  }
}
