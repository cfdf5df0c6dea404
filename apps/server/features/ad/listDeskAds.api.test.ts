import { adWish, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('staff see all ads, on or off; finance staff have nothing to do with them', async () => {
  const content = (await staffOf(world, { role: 'content' })).token
  const body = { ad_id: 'winter', wish: adWish({ is_on: false }), reason: 'Not yet begun' }
  await askOffice(world, 'POST /office/api/ad/create', { body }, content)
  const support = (await staffOf(world, { role: 'support' })).token
  async function list(state?: 'on' | 'off'): Promise<string[]> {
    const { data } = await askOffice(world, 'GET /office/api/ad/list', { query: state ? { state } : {} }, support)
    return data.d.map(({ ad_id }) => ad_id).toSorted()
  }
  expect(await list()).toEqual(['grab-vip-2026', 'jeepney-posters', 'winter'])
  expect(await list('on')).toEqual(['grab-vip-2026', 'jeepney-posters'])
  expect(await list('off')).toEqual(['winter'])
  const finance = (await staffOf(world, { role: 'finance' })).token
  expect((await askOffice(world, 'GET /office/api/ad/list', {}, finance)).status).toBe(403)
})
