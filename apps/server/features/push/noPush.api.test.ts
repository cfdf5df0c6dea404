import { ask, openWorld, pushTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasNoPush: true })
})
afterAll(() => world.close())

test('where the operator has no key for it, nothing is pushed, and the page is told so', async () => {
  const ana = await world.player()
  expect((await ask(world, 'GET /member/push/detail', {}, ana)).data).toEqual({ key: '', is_on: false })
  const at = pushTools(world)
  const device = await at.openDevice(`B${'A'.repeat(86)}`)
  expect(await at.subscribe(ana, device)).toMatchObject({ status: 409, code: 'push_unavailable' })
})
