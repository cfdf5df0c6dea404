import { type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('staff change goods from the version they saw, and what makes no sense is refused', async () => {
  const id = await mall.goods(1)
  expect((await mall.changeGoods(id, 0, { price: 5 })).data).toEqual({ version: 1 })
  expect((await mall.changeGoods(id, 0, { price: 6 })).code).toBe('changed_meanwhile')
  const wrong: readonly (readonly [Partial<GoodsWish>, string])[] = [
    [{ deliver_method: 2 }, 'goods_delivery'],
    [{ product_type: 2, deliver_method: 1 }, 'goods_delivery'],
    [{ deliver_method: 1 }, 'goods_gift'],
    [{ gives: 'voucher', gives_amount: 5 }, 'goods_gift'],
    [{ product_type: 2 }, 'goods_stores'],
    [{ imgs: [`/img/popups/${'0'.repeat(32)}.webp`] }, 'goods_picture_unknown'],
  ]
  for (const [wish, code] of wrong) expect((await mall.changeGoods(id, 1, wish)).code).toBe(code)
  expect((await mall.changeGoods('no-such-goods', 0, {})).status).toBe(404)
})
