import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('pieces come in and go out with a reason, once for what was seen, and never below nothing [MALL-49]', async () => {
  const id = await mall.goods(10)
  const both = await Promise.all([mall.moveStock(id, 5, 1), mall.moveStock(id, 5, 1)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await mall.moveStock(id, -16, 2)).toMatchObject({ code: 'goods_stock_short' })
  expect((await mall.moveStock(id, -15, 2)).data).toEqual({ left: 0, stock_seq: 3 })
  const { token } = mall.staff.support
  const moves = await askOffice(world, 'GET /office/api/goods/stock/list', { query: { id } }, token)
  expect(moves.data.d.map(({ pieces, left, reason }) => [pieces, left, reason])).toEqual([
    [-15, 0, 'As planned for the mall'],
    [5, 15, 'As planned for the mall'],
    [10, 10, 'As planned for the mall'],
  ])
  const list = await askOffice(world, 'GET /office/api/goods/list', { query: { id } }, token)
  expect(list.data.d).toMatchObject([{ id, left: 0, received: 15, taken_out: 15, stock_seq: 3 }])
  const body = { id, stock_seq: 3, direction: 'in', pieces: 1, reason: 'Nobody asked for it' } as const
  expect((await askOffice(world, 'POST /office/api/goods/stock', { body }, token)).code).toBe('not_permitted')
})

test.each(['in', 'out'] as const)(
  'less than one piece goes %s by no act and moves nothing, and one piece does [MALL-49]',
  async direction => {
    const id = await mall.goods(10)
    for (const pieces of [-5, 0, 0.5]) {
      const body = { id, stock_seq: 1, direction, pieces, reason: 'A slip of the hand' }
      const { status, code } = await askOffice(
        world,
        'POST /office/api/goods/stock',
        { body },
        mall.staff.content.token,
      )
      expect([status, code]).toEqual([400, 'invalid_request'])
    }
    expect((await mall.stockOf(id)).left).toBe(10)
    expect((await mall.moveStock(id, direction === 'in' ? 1 : -1, 1)).status).toBe(200)
    expect((await mall.stockOf(id)).left).toBe(direction === 'in' ? 11 : 9)
  },
)
