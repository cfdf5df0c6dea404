import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { GoodsDeskDeps } from '../deps.ts'
import { findGoods, setGoods } from '../goods.store.ts'
import { viewDeskGoods } from '../goods.view.ts'
import { readWish } from '../wish.rules.ts'
import { hasPictures } from './hasPictures.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'

/** What was redeemed before keeps what it was redeemed for and at which price. */
export function changeGoods(deps: GoodsDeskDeps): Handler<typeof officeContract.goods.changeGoods> {
  const { db, clock } = deps
  return async call => {
    const { id, version, wish, reason } = call.body
    const read = readWish(wish)
    if (!read.ok) return read
    const kept = await db.ref(tx => findGoods(tx, id))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    const added = wish.imgs.filter(img => !kept.imgs.includes(img))
    if (!(await hasPictures(deps, added))) return refuse('goods_picture_unknown')
    const early = await db.ref(tx => refuseUnsafe(tx, id, wish))
    if (early) return early
    const object = { kind: 'goods', id } as const
    const before = viewDeskGoods(kept, {}, call.caller.operatorId)
    const act = { action: 'goods.change', object, before, after: { ...wish }, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.ref(async tx => {
        const unsafe = await refuseUnsafe(tx, id, wish)
        if (unsafe) return unsafe
        const isSet = await setGoods(tx, version, { id, values: read.data, nowMs: clock.now() })
        return isSet ? done({ version: version + 1 }) : refuse('changed_meanwhile')
      }),
    )
  }
}
