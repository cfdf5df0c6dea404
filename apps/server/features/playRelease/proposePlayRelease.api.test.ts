import { openWorld, playReleaseTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: ReturnType<typeof playReleaseTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = playReleaseTools(world)
})
afterAll(() => world.close())

test('it is proposed once while it waits, and only for somebody who has to play', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const player = await tools.bound()
  expect((await tools.propose(player, token)).data).toMatchObject({ status: 'proposed', open_turnover: '50.00' })
  expect(await tools.propose(player, token)).toMatchObject({ status: 409, code: 'play_release_waiting' })
  expect(await tools.propose(await world.player(), token)).toMatchObject({ code: 'play_release_nothing' })
  expect(await tools.propose({ uid: 1n }, token)).toMatchObject({ status: 404 })
})

test('nobody proposes it for themselves, or without the right to', async () => {
  const player = await tools.bound()
  const own = await staffOf(world, { role: 'risk', memberUid: player.uid })
  expect(await tools.propose(player, own.token)).toMatchObject({ status: 403, code: 'own_matter' })
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await tools.propose(player, content)).toMatchObject({ status: 403, code: 'not_permitted' })
})
