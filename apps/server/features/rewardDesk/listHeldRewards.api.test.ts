import { askOffice, openWorld, rewardTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewardIdOf } from '../reward/index.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
  token = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

test('what is held is listed over all members, the longest waiting first, page by page', async () => {
  const players = await Promise.all([1, 2, 3].map(() => world.player()))
  const ids: string[] = []
  for (const player of players) {
    world.clock.advance(1000)
    ids.push(rewardIdOf((await tools.promise(player, { held: 'shared_device' })).key))
  }
  const read = async (query: Record<string, string>) =>
    (await askOffice(world, 'GET /office/api/reward/list', { query }, token)).data
  const seen: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: Awaited<ReturnType<typeof read>> = await read({ page_size: '2', cursor })
    seen.push(...page.d.map(({ id }) => id))
    cursor = page.next
  }
  expect(seen.slice(-3)).toEqual(ids)
  expect(new Set(seen).size).toBe(seen.length)
  const [first] = players
  expect(await read({ uid: String(first?.uid) })).toMatchObject({
    t: 1,
    d: [{ id: ids[0], reason: 'shared_device', promotion: 'test', amount: '10.00', asset: 'PHP' }],
  })
})

test('content sees none of them', async () => {
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await askOffice(world, 'GET /office/api/reward/list', { query: {} }, content)).toMatchObject({ status: 403 })
})
