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

test('finance finds the items of which a price waits, and nobody those that were decided [MALL-90]', async () => {
  const [asked, agreed, quiet] = [
    await mall.goods(1, { is_on: false }),
    await mall.goods(1, { is_on: false }),
    await mall.goods(1, { is_on: false }),
  ]
  await mall.agreePrice(agreed, 90)
  const { content, finance } = mall.staff
  const proposed = { id: asked, price: 80, reason: 'As the shop asks for' }
  await askOffice(world, 'POST /office/api/goods/price/propose', { body: proposed }, content.token)
  async function list(query: { state?: 'on' | 'off'; price?: 'waiting' }) {
    const { data } = await askOffice(world, 'GET /office/api/goods/list', { query }, finance.token)
    return [data.d.map(({ id }) => id), data.t] as const
  }
  expect(await list({ price: 'waiting' })).toEqual([[asked], 1])
  expect(await list({ price: 'waiting', state: 'on' })).toEqual([[], 0])
  expect((await list({ state: 'off' }))[0]).toEqual(expect.arrayContaining([asked, agreed, quiet]))
})

test('an item is found by words of its name in either language and by its ID, in any case of letters [MALL-90]', async () => {
  const id = await mall.goods(1, { name_en: 'Blue 100% Kettle', name_tl: 'Asul na takure' })
  const list = async (w: string) =>
    (await askOffice(world, 'GET /office/api/goods/list', { query: { w } }, mall.staff.support.token)).data
  for (const words of ['kettle blue', 'TAKURE', ` ${id} `, '100%']) {
    const { d, t } = await list(words)
    expect([d.map(row => row.id), t], words).toEqual([[id], 1])
  }
  expect((await list('kettle green')).t).toBe(0)
  expect((await list('blue_100')).t).toBe(0)
})
