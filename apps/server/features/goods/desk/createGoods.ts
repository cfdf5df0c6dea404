import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { GoodsDeskDeps } from '../deps.ts'
import { insertGoods } from '../goods.store.ts'
import { openStock } from '../stock.store.ts'
import { readWish } from '../wish.rules.ts'
import { hasPictures } from './hasPictures.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'

export function createGoods(deps: GoodsDeskDeps): Handler<typeof officeContract.goods.createGoods> {
  const { db, clock } = deps
  return async call => {
    const { id, wish, reason } = call.body
    const read = readWish(wish)
    if (!read.ok) return read
    if (!(await hasPictures(deps, wish.imgs))) return refuse('goods_picture_unknown')
    const early = await db.ref(tx => refuseUnsafe(tx, id, wish))
    if (early) return early
    const act = { action: 'goods.change', object: { kind: 'goods', id }, after: { ...wish }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      await db.app(tx => openStock(tx, id))
      return db.ref(async tx => {
        const unsafe = await refuseUnsafe(tx, id, wish)
        if (unsafe) return unsafe
        const isNew = await insertGoods(tx, { id, values: read.data, nowMs: clock.now() })
        return isNew ? done({ id }) : refuse('goods_taken')
      })
    })
  }
}
