import { askOffice, openWorld, playReleaseReason, playReleaseTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: ReturnType<typeof playReleaseTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = playReleaseTools(world)
})
afterAll(() => world.close())

test('what waits is listed over all members, the longest waiting first, page by page; what was decided apart', async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const list = async (query: Record<string, string> = {}) =>
    (await askOffice(world, 'GET /office/api/playRelease/list', { query }, token)).data
  const ids: string[] = []
  const players = await Promise.all([1, 2, 3].map(() => tools.bound()))
  for (const player of players) {
    ids.push((await tools.propose(player, token)).data.id)
    world.clock.advance(1000)
  }
  const first = await list({ page_size: '2' })
  expect([first.t, first.d.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)])
  const rest = await list({ page_size: '2', cursor: first.next ?? '' })
  expect([rest.d.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), undefined])
  const [player] = players
  if (player) await tools.decide(player, ids[0] ?? '', { isApproved: false, token })
  expect((await list()).d.map(({ id }) => id)).toEqual(ids.slice(1))
  expect((await list({ status: 'refused', uid: String(player?.uid) })).d).toMatchObject([
    { id: ids[0], decision: playReleaseReason },
  ])
})
