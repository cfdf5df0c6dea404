import { changeGoods } from './changeGoods.ts'
import { createGoods } from './createGoods.ts'
import { decidePrice } from './decidePrice.ts'
import { getGoods } from './getGoods.ts'
import { listDeskGoods } from './listDeskGoods.ts'
import { listGoods } from './listGoods.ts'
import { listStockMoves } from './listStockMoves.ts'
import { moveStock } from './moveStock.ts'
import { proposePrice } from './proposePrice.ts'

export const operations = { getGoods, listGoods }
export const deskOperations = {
  changeGoods,
  createGoods,
  decidePrice,
  listDeskGoods,
  listStockMoves,
  moveStock,
  proposePrice,
}
