import { askOffice, type DepositWorld, openDepositWorld, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'support' })).token
})
afterAll(() => cashier.close())

interface Query {
  readonly q?: string
  readonly status?: 'late' | 'pending' | 'completed'
  readonly gateway?: string
  readonly sort?: 'created' | '-amount' | 'amount'
  readonly cursor?: string
  readonly page_size?: string
}

async function list(query: Query) {
  return (await askOffice(cashier.world, 'GET /office/api/deposit/list', { query }, token)).data
}

test('deposits of all members are listed newest first, page by page, and found by member, id, state and gateway', async () => {
  const people = await Promise.all([1, 2, 3].map(() => cashier.player()))
  const ids: string[] = []
  for (const [index, player] of people.entries()) {
    ids.unshift((await cashier.begin(player, { pid: index === 1 ? 'maya' : 'gcash' })).id)
    cashier.world.clock.advance(1000)
  }
  const idsOf = async (query: Query) => (await list(query)).d.map(({ id }) => id)
  const first = await list({ page_size: '2' })
  expect([first.t, first.d.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)])
  expect(await idsOf({ page_size: '2', cursor: first.next ?? '' })).toEqual(ids.slice(2))
  expect(await idsOf({ q: String(people[0]?.uid) })).toEqual([ids[2]])
  expect(await idsOf({ q: ids[1] ?? '' })).toEqual([ids[1]])
  const aloud = `${ids[1]?.slice(0, 4)} ${ids[1]?.slice(4, 8)}`.toUpperCase()
  expect(await idsOf({ q: aloud })).toEqual([ids[1]])
  expect(await idsOf({ q: aloud, status: 'completed' })).toEqual([])
  expect(await idsOf({ q: 'FFFF FFFF' })).toEqual([])
  expect(await idsOf({ gateway: 'maya' })).toEqual([ids[1]])
  expect(await idsOf({ status: 'pending' })).toEqual(ids)
  expect(await idsOf({ sort: 'created' })).toEqual(ids.toReversed())
  const oldest = await list({ sort: 'created', page_size: '2' })
  expect(await idsOf({ sort: 'created', page_size: '2', cursor: oldest.next ?? '' })).toEqual(ids.slice(0, 1))
  // A place in one order is none in another.
  expect(await idsOf({ sort: '-amount', page_size: '3', cursor: oldest.next ?? '' })).toHaveLength(3)
  for (const none of [{ q: 'nothing of ours' }, { status: 'late' }, { status: 'completed' }] as const) {
    expect(await list(none)).toEqual({ d: [], t: 0 })
  }
})

test('whoever may not see deposits sees none', async () => {
  const kyc = (await staffOf(cashier.world, { role: 'kyc' })).token
  expect(await askOffice(cashier.world, 'GET /office/api/deposit/list', {}, kyc)).toMatchObject({ status: 403 })
})
