import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the sessions of a member are shown without the end of their address', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const { uid } = await world.player()
  const read = (one: string) =>
    askOffice(world, 'GET /office/api/member/:uid/session/list', { params: { uid: one } }, token)
  expect((await read(String(uid))).data).toMatchObject({ t: 1, d: [{ created_at: world.clock.now() / 1000 }] })
  expect(await read('1')).toMatchObject({ status: 404 })
})
