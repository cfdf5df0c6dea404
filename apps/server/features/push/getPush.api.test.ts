import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a browser is told the key that it subscribes with, and a guest nothing [MSG-41]', async () => {
  const { data } = await ask(world, 'GET /member/push/detail', {}, await world.player())
  expect(data).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/), is_on: false })
  expect((await ask(world, 'GET /member/push/detail')).status).toBe(401)
})
