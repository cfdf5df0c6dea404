import { askOffice, exclusionDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('those that wait come oldest first over all members, those decided by their state, and of one member alone', async () => {
  const [maker, checker] = [await staffOf(world, { role: 'compliance' }), await staffOf(world, { role: 'risk' })]
  const on = exclusionDesk(world)
  const uids: string[] = []
  for (let made = 0; made < 3; made++) {
    const player = await world.player()
    const { data } = await on.proposeFor(player, { period: '6m', token: maker.token })
    if (made === 2) await on.decide(player, data.id, { isApproved: false, token: checker.token })
    uids.push(String(player.uid))
    world.clock.advance(1000)
  }
  const list = async (query: { status?: 'refused'; uid?: string }) =>
    (await askOffice(world, 'GET /office/api/exclusion/list', { query }, checker.token)).data.d.map(({ uid }) => uid)
  expect(await list({})).toEqual(uids.slice(0, 2))
  expect(await list({ status: 'refused' })).toEqual(uids.slice(2))
  expect(await list({ uid: uids[1] ?? '' })).toEqual([uids[1]])
  expect((await askOffice(world, 'GET /office/api/exclusion/list', {}, '')).status).toBe(401)
})
