import { changeGoods } from './changeGoods.ts'
import { createGoods } from './createGoods.ts'
import { getGoods } from './getGoods.ts'
import { listDeskGoods } from './listDeskGoods.ts'
import { listGoods } from './listGoods.ts'
import { listStockMoves } from './listStockMoves.ts'
import { moveStock } from './moveStock.ts'

export const operations = { getGoods, listGoods }
export const deskOperations = { changeGoods, createGoods, listDeskGoods, listStockMoves, moveStock }
