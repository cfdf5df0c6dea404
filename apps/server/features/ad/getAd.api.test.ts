import { adWish, ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const find = (id: string, player?: { token: string }) =>
  ask(world, 'GET /member/buriedPoint/detail', { query: { ad_id: id } }, player)

test('anybody is told which ad brought them, without a token [MINI-26, NET-23]', async () => {
  expect(await find('grab-vip-2026')).toMatchObject({
    status: 200,
    data: {
      ad_id: 'grab-vip-2026',
      ad_name: 'Ride screens, VIP levels',
      channel: 'grab',
      config: { tracker: 'tracker' },
      domain_id: 1,
      state: 1,
    },
  })
  expect((await find('jeepney-posters')).data.config).toEqual({})
  expect((await find('jeepney-posters', { token: 'A'.repeat(43) })).status).toBe(200)
  expect((await ask(world, 'GET /member/popup/list')).status).toBe(200)
})

test('an ad that is off is no other than one that never was', async () => {
  const content = (await staffOf(world, { role: 'content' })).token
  const body = { ad_id: 'winter', wish: adWish({ is_on: false }), reason: 'Not yet begun' }
  await askOffice(world, 'POST /office/api/ad/create', { body }, content)
  const answers = [await find('winter'), await find('nobody-made-this'), await find("' or 1=1")]
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'not_found' })
})
