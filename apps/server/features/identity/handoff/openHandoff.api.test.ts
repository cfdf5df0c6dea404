import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a member is given a code for another window, a new one each time; a guest is given none', async () => {
  const { token } = await world.player()
  const codes = await Promise.all([1, 2].map(() => ask(world, 'POST /member/handoff', {}, { token })))
  expect(new Set(codes.map(({ data }) => data.code)).size).toBe(2)
  expect(codes.map(({ data }) => data.code)).not.toContain(token)
  expect(await ask(world, 'POST /member/handoff')).toMatchObject({ status: 401 })
})
