import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('everybody who works here is listed with their role, and nothing they sign in with', async () => {
  const { token, email, name, id } = await staffOf(world, { role: 'admin' })
  const { data } = await askOffice(world, 'GET /office/api/operator/list', {}, token)
  const nowSeconds = world.clock.now() / 1000
  expect(data.d).toEqual([
    {
      id,
      email,
      name,
      role: 'admin',
      created_at: nowSeconds,
      seen_at: nowSeconds,
      sessions: 1,
      is_closed: false,
      locked_until: 0,
    },
  ])
})
