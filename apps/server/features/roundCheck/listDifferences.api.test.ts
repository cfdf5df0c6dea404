import { addDifference, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'risk' })).token
  for (const id of ['r-1', 'r-2', 'r-3']) {
    await addDifference(world, id, { kind: id === 'r-2' ? 'waiting' : 'missing_here' })
    world.clock.advance(1000)
  }
})
afterAll(() => world.close())

async function list(query: {
  q?: string
  state?: 'open' | 'waiting' | 'explained'
  stuck?: 'yes'
  sort?: 'at'
  cursor?: string
  page_size?: string
}) {
  const { data } = await askOffice(world, 'GET /office/api/round-check/difference/list', { query }, token)
  return { ...data, ids: data.d.map(row => row.round_id) }
}

test('differences are listed newest first, page by page, by state, round and member', async () => {
  const first = await list({ page_size: '2' })
  expect(first.ids).toEqual(['r-3', 'r-2'])
  expect((await list({ page_size: '2', cursor: first.next ?? '' })).ids).toEqual(['r-1'])
  const oldest = await list({ sort: 'at', page_size: '2' })
  expect(oldest.ids).toEqual(['r-1', 'r-2'])
  expect((await list({ sort: 'at', cursor: oldest.next ?? '' })).ids).toEqual(['r-3'])
  expect((await list({ state: 'open' })).ids).toEqual(['r-3', 'r-1'])
  expect((await list({ state: 'waiting' })).ids).toEqual(['r-2'])
  expect((await list({ state: 'explained' })).ids).toEqual([])
  expect((await list({ q: 'r-1' })).ids).toEqual(['r-1'])
  expect((await list({ q: '88000001' })).ids).toHaveLength(3)
  expect(first.d[0]).toMatchObject({ kind: 'missing_here', there_bet: '5.00', here_bet: '0.00', version: 0 })
})

test('whoever may not see them sees none', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await askOffice(world, 'GET /office/api/round-check/difference/list', {}, support)).toMatchObject({
    status: 403,
  })
})

test('those alone that do not go on by themselves are listed where they are asked for', async () => {
  for (const kind of ['stopped', 'aged', 'state', 'waiting', 'amount'])
    await addDifference(world, `k-${kind}`, { kind })
  const { ids } = await list({ stuck: 'yes' })
  expect(new Set(ids)).toEqual(new Set(['k-stopped', 'k-aged', 'k-state']))
})

test('two members of one round are both there, though a page ends between them', async () => {
  await addDifference(world, 'table-1', { kind: 'amount', player: '88000001' })
  await addDifference(world, 'table-1', { kind: 'amount', player: '88000002' })
  const first = await list({ q: 'table-1', page_size: '1' })
  const second = await list({ q: 'table-1', page_size: '1', cursor: first.next ?? '' })
  expect([...first.d, ...second.d].map(({ player }) => player)).toEqual(['88000002', '88000001'])
  expect(second.next).toBeUndefined()
})
