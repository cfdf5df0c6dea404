import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('the moves of a stock are listed, the newest first, for whoever may see goods', async () => {
  const id = await mall.goods(3)
  await mall.moveStock(id, -1, 1)
  const moves = (token: string) => askOffice(world, 'GET /office/api/goods/stock/list', { query: { id } }, token)
  const { data } = await moves(mall.staff.finance.token)
  expect(data.d.map(({ pieces, left }) => [pieces, left])).toEqual([
    [-1, 2],
    [3, 3],
  ])
  expect((await moves('')).status).toBe(401)
})
