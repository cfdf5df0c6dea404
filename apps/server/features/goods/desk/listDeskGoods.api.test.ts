import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('all goods are listed with their stock, on or off, in pages', async () => {
  const id = await mall.goods(4, { is_on: false })
  const { token } = mall.staff.support
  const list = async (query: { state?: 'on' | 'off'; cursor?: string; page_size?: string }) =>
    (await askOffice(world, 'GET /office/api/goods/list', { query }, token)).data
  expect((await list({ state: 'off' })).d).toMatchObject([{ id, is_on: false, left: 4, received: 4, taken_out: 0 }])
  expect((await list({ state: 'on', page_size: '100' })).d.map(row => row.id)).not.toContain(id)
  const first = await list({ page_size: '20' })
  const second = await list({ page_size: '20', cursor: first.next ?? '' })
  expect([first.d.length, first.d.length + second.d.length]).toEqual([20, first.t])
  expect((await askOffice(world, 'GET /office/api/goods/list', { query: {} }, '')).status).toBe(401)
})
