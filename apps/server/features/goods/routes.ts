import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { GoodsDeps, GoodsDeskDeps } from './deps.ts'
import { changeGoods } from './desk/changeGoods.ts'
import { createGoods } from './desk/createGoods.ts'
import { decidePrice } from './desk/decidePrice.ts'
import { listDeskGoods } from './desk/listDeskGoods.ts'
import { listStockMoves } from './desk/listStockMoves.ts'
import { moveStock } from './desk/moveStock.ts'
import { proposePrice } from './desk/proposePrice.ts'
import { getGoods } from './getGoods.ts'
import { listGoods } from './listGoods.ts'

export function goodsRoutes(deps: GoodsDeps): Handlers<typeof contract.goods> {
  return { getGoods: getGoods(deps), listGoods: listGoods(deps) }
}

export function goodsDeskRoutes(deps: GoodsDeskDeps): Handlers<typeof officeContract.goods> {
  return {
    changeGoods: changeGoods(deps),
    createGoods: createGoods(deps),
    decidePrice: decidePrice(deps),
    listDeskGoods: listDeskGoods(deps),
    listStockMoves: listStockMoves(deps),
    moveStock: moveStock(deps),
    proposePrice: proposePrice(deps),
  }
}
