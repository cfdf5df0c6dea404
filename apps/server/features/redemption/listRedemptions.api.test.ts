import { ask, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('pages of redemptions follow each other by number and by cursor [POINTS-18]', async () => {
  const id = await mall.goods(50)
  const ana = await mall.buyer(2000n)
  for (let count = 0; count < 12; count++) {
    world.clock.advance(1000)
    await mall.submit(ana, id)
  }
  const list = (query: Record<string, string>) => ask(world, 'GET /member/order/list', { query }, ana)
  const first = (await list({})).data
  expect([first.d.length, first.t]).toEqual([10, 12])
  const second = (await list({ page: '2', page_size: '10' })).data
  const byCursor = (await list({ cursor: first.next ?? '' })).data
  expect(second.d).toHaveLength(2)
  expect(byCursor.d).toEqual(second.d)
})
