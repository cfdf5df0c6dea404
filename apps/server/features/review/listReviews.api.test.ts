import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function waiting(): Promise<string> {
  const player = await world.player()
  await submitAs(world, player)
  return String(player.uid)
}

test('the queue is oldest first, by page, with names for reviewers and initials for who only looks on', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const { token: regulator } = await staffOf(world, { role: 'regulator' })
  const uids: string[] = []
  for (let count = 0; count < 3; count++) {
    uids.push(await waiting())
    world.clock.advance(60_000)
  }
  const list = (as: string, query: Record<string, string> = {}) =>
    askOffice(world, 'GET /office/api/review/list', { query }, as)
  const first = (await list(token, { page_size: '2' })).data
  expect([first.t, first.d.map(({ uid }) => uid)]).toEqual([3, uids.slice(0, 2)])
  const second = (await list(token, { page_size: '2', cursor: first.next ?? '' })).data
  expect(second.d.map(({ uid }) => uid)).toEqual(uids.slice(2))
  expect(second.next).toBeUndefined()
  const newest = (await list(token, { page_size: '2', sort: '-submitted' })).data
  expect(newest.d.map(({ uid }) => uid)).toEqual(uids.toReversed().slice(0, 2))
  const last = (await list(token, { sort: '-submitted', cursor: newest.next ?? '' })).data
  expect(last.d.map(({ uid }) => uid)).toEqual(uids.slice(0, 1))
  const due = (await list(token, { sort: 'deadline' })).data.d
  expect(due.map(row => row.deadline_at)).toEqual(due.map(row => row.deadline_at).toSorted((one, other) => one - other))
  expect(first.d[0]).toMatchObject({
    name: 'Ana Reyes Dela Cruz',
    id_type: "Driver's License",
    claimed_by: '',
    warnings: 0,
  })
  expect((await list(regulator)).data.d[0]?.name).toBe('A. R. D. C.')
})

test('asking for it again and again keeps nobody signed in', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  for (let minutes = 0; minutes < 15; minutes++) {
    expect((await askOffice(world, 'GET /office/api/review/list', {}, token)).status).toBe(200)
    world.clock.advance(60_000)
  }
  expect(await askOffice(world, 'GET /office/api/review/list', {}, token)).toMatchObject({ status: 401 })
})
