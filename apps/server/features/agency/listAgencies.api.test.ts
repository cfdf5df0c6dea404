import { agencyDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('those that wait come oldest first, and agents under their own state, for those who may see them', async () => {
  const first = await on.apply((await on.verified()).token)
  world.clock.advance(1000)
  const second = await on.apply((await on.verified()).token)
  const { player } = await on.agent(token)
  const waiting = await on.list({}, token)
  expect(waiting.data.d.map(({ id }) => id)).toEqual([first.data.id, second.data.id])
  const agents = await on.list({ status: 'approved' }, token)
  expect(agents.data.d.map(({ uid }) => uid)).toEqual([String(player.uid)])
  const { token: finance } = await staffOf(world, { role: 'finance' })
  expect((await on.list({}, finance)).status).toBe(403)
})
