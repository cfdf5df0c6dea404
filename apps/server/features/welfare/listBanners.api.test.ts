import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('staff see every card, those that are off too, in the order in which members do [PROMO-85]', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const { data } = await askOffice(world, 'GET /office/api/welfare/banners', {}, token)
  expect([data.t, data.d.map(({ type }) => type)]).toEqual([11, [2, 11, 9, 1, 3, 4, 5, 6, 7, 8, 10]])
  expect(data.d.filter(banner => !banner.is_on).map(({ type }) => type)).toEqual([9, 10])
  expect(
    await askOffice(world, 'GET /office/api/welfare/banners', {}, (await staffOf(world, { role: 'kyc' })).token),
  ).toMatchObject({
    status: 403,
  })
})
