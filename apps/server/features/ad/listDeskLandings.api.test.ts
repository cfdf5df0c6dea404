import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('staff see every landing page, whether it is on or off', async () => {
  await world.db.ref(tx => tx.updateTable('ad_landing').set({ is_on: false }).where('name', '=', 'grabmb').execute())
  const content = (await staffOf(world, { role: 'content' })).token
  const { data } = await askOffice(world, 'GET /office/api/ad/landing/list', {}, content)
  expect(data.d.map(({ name, is_on }) => [name, is_on])).toEqual([
    ['grabvip', true],
    ['grabmb', false],
    ['grabfg', true],
  ])
  const finance = (await staffOf(world, { role: 'finance' })).token
  expect((await askOffice(world, 'GET /office/api/ad/landing/list', {}, finance)).status).toBe(403)
})
