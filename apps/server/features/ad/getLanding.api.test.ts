import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each(['grabvip', 'grabmb', 'grabfg'] as const)('what %s says is told to anybody in both languages', async name => {
  const { status, data } = await ask(world, 'GET /promo/landing/detail', { query: { name } })
  expect(status).toBe(200)
  expect(data.name).toBe(name)
  for (const text of [...data.title, ...data.line]) expect(text).not.toBe('')
})

test('an unknown landing page is not found, and neither is one that is switched off', async () => {
  const query = { name: 'grabnothing' as 'grabvip' }
  expect((await ask(world, 'GET /promo/landing/detail', { query })).status).toBe(400)
  await world.db.ref(tx => tx.updateTable('ad_landing').set({ is_on: false }).where('name', '=', 'grabfg').execute())
  expect(await ask(world, 'GET /promo/landing/detail', { query: { name: 'grabfg' } })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})
