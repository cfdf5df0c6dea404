import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test("roles that may see money read a member's rounds, and an unknown member has none", async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const { token: reviewer } = await staffOf(world, { role: 'kyc' })
  const { uid } = await world.player()
  const read = (one: string, as = token) =>
    askOffice(world, 'GET /office/api/member/:uid/bet/list', { params: { uid: one } }, as)
  expect((await read(String(uid))).data).toEqual({ d: [], t: 0 })
  expect(await read(String(uid), reviewer)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await read('1')).toMatchObject({ status: 404 })
})
