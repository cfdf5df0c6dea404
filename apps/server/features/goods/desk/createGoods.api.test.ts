import { ask, askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('new goods are there for members once they are on, and their ID is one’s alone', async () => {
  const id = 'new-umbrella'
  expect((await mall.createGoods(id, { is_on: false })).data).toEqual({ id })
  await mall.moveStock(id, 2)
  await mall.agreePrice(id, 100)
  expect((await mall.changeGoods(id, 0, {})).status).toBe(200)
  const ana = await mall.buyer(0n)
  const look = await ask(world, 'GET /member/goods/detail', { query: { goods_id: id } }, { token: ana.token })
  expect(look.data).toMatchObject({ id, name: 'Umbrella', stock: 2, price_filcoin: '100' })
  const { token } = mall.staff.content
  const { data } = await askOffice(world, 'GET /office/api/goods/list', { query: { id } }, token)
  const [goods] = data.d
  if (!goods) throw new Error('There are no goods.')
  const { version: _v, left: _l, received: _r, taken_out: _t, stock_seq: _s, updated_at: _u, id: _i, ...rest } = goods
  const { agreed_price: _a, asked_price: _p, ...wish } = rest
  const body = { id, wish, reason: 'The same once more' }
  expect((await askOffice(world, 'POST /office/api/goods/create', { body }, token)).code).toBe('goods_taken')
  expect((await askOffice(world, 'POST /office/api/goods/create', { body }, mall.staff.support.token)).code).toBe(
    'not_permitted',
  )
  expect((await askOffice(world, 'POST /office/api/goods/create', { body }, '')).status).toBe(401)
})
