import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a member who is signed out everywhere is out with their next call', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const ana = await world.player()
  const body = { uid: String(ana.uid), reason: 'Lost her phone' }
  const { data } = await askOffice(world, 'POST /office/api/member/session/end', { body }, token)
  expect(data.ended).toBe(1)
  expect(await ask(world, 'GET /member/detail', {}, { token: ana.token })).toMatchObject({ status: 401 })
})
