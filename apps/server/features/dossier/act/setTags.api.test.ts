import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('of two colleagues who tag from the same page the second is told, and nothing is lost', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const uid = String((await world.player()).uid)
  const tag = (before: string[], after: string[]) =>
    askOffice(world, 'POST /office/api/member/tag', { body: { uid, before, after } }, token)
  expect((await tag([], ['vip-watch'])).data).toEqual({ tags: ['vip-watch'] })
  expect(await tag([], ['other'])).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await tag(['vip-watch'], ['Not Plain'])).toMatchObject({ status: 400 })
  expect((await tag(['vip-watch'], ['vip-watch', 'called'])).data.tags).toEqual(['vip-watch', 'called'])
})
