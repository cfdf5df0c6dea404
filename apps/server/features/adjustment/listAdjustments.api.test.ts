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

interface Query {
  readonly status?: 'approved'
  readonly uid?: string
  readonly sort?: 'amount' | '-amount' | '-proposed'
  readonly cursor?: string
  readonly page_size?: string
}

async function list(query: Query = {}) {
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

test('they come by amount from either end, alike ones too, each once over pages and schemas', async () => {
  const amounts = ['300.00', '100.00', '300.00', '200.00', '100.00', '300.00']
  const uids: string[] = []
  for (const amount of amounts) {
    const { uid } = await world.player({})
    uids.push(String(uid))
    await proposeAdjustment(world, { uid, token, amount, cause: 'goodwill' })
  }
  async function read(sort: '-amount' | 'amount') {
    const seen: { readonly id: string; readonly uid: string; readonly amount: string }[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort, page_size: '2', cursor })
      seen.push(...page.d)
      cursor = page.next
    }
    return seen
  }
  const down = await read('-amount')
  const own = down.filter(({ uid }) => uids.includes(uid))
  expect(own.map(({ amount }) => amount)).toEqual(amounts.toSorted().toReversed())
  expect(new Set(down.map(({ id }) => id)).size).toBe(down.length)
  expect((await read('amount')).map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed())
})
