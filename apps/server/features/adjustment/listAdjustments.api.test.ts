import { askOffice, decideAdjustment, openWorld, proposeAdjustment, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
let other: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
  other = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

async function list(query: { status?: 'approved'; uid?: string; cursor?: string; page_size?: string } = {}) {
  return (await askOffice(world, 'GET /office/api/adjustment/list', { query }, other)).data
}

test('what waits is listed over all members, the longest waiting first, page by page; what was decided apart', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => world.player({})))
  const ids: string[] = []
  for (const player of players) {
    ids.push((await proposeAdjustment(world, { uid: player.uid, token })).data.id)
    world.clock.advance(1000)
  }
  const first = await list({ page_size: '3' })
  expect([first.t, first.d.map(one => one.id)]).toEqual([4, ids.slice(0, 3)])
  expect(first.d.every(one => !one.is_mine)).toBe(true)
  const second = await list({ page_size: '3', cursor: first.next ?? '' })
  expect([second.d.map(one => one.id), second.next]).toEqual([ids.slice(3), undefined])
  const [player] = players
  const uid = player?.uid ?? 0n
  await decideAdjustment(world, { uid, id: ids[0] ?? '', token: other })
  expect((await list()).d.map(one => one.id)).toEqual(ids.slice(1))
  expect((await list({ status: 'approved' })).d.map(one => one.id)).toEqual(ids.slice(0, 1))
  expect((await list({ status: 'approved', uid: String(uid + 1n) })).d).toEqual([])
})

test('support sees none of them', async () => {
  const { token: support } = await staffOf(world, { role: 'support' })
  expect(await askOffice(world, 'GET /office/api/adjustment/list', { query: {} }, support)).toMatchObject({
    status: 403,
  })
})
