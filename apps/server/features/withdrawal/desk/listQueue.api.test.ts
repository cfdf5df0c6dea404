import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let token = ''
const made: { readonly id: string; readonly player: Payable }[] = []

/** Four that wait, of members in several schemas, a minute apart, and one that is paid. */
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'finance' })).token
  for (let count = 0; count < 4; count++) {
    const player = await desk.payable({ pesos: 40_000n })
    made.push({ player, id: await desk.begin(player, { amount: '25000' }) })
    desk.world.clock.advance(60_000)
  }
  await desk.begin(await desk.payable())
})
afterAll(() => desk.close())

interface Query {
  readonly q?: string
  readonly status?: '' | 'paying' | 'completed'
  readonly sort?: '-created' | 'amount'
  readonly cursor?: string
  readonly page_size?: string
}

function list(query: Query = {}, as = token) {
  return askOffice(desk.world, 'GET /office/api/withdrawal/list', { query }, as)
}

test('those that wait come from all members, the longest waiting first, in pages', async () => {
  const { data } = await list()
  expect(data.d.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  expect(data.t).toBe(4)
  expect(data.d[0]).toMatchObject({
    uid: String(made[0]?.player.uid),
    amount: '25000.00',
    flags: ['amount'],
    approvals: 0,
    approvals_needed: 1,
    is_approved_by_me: false,
  })
  expect(JSON.stringify(data.d)).not.toContain(made[0]?.player.phone)
  const page = (await list({ page_size: '3' })).data
  expect(page.d.map(({ id }) => id)).toEqual(made.slice(0, 3).map(({ id }) => id))
  expect((await list({ page_size: '3', cursor: page.next ?? '' })).data.d.map(({ id }) => id)).toEqual([made[3]?.id])
})

test('others are listed by where they stand', async () => {
  expect((await list({ status: 'paying' })).data).toMatchObject({ t: 1, d: [{ status: 'paying', amount: '500.00' }] })
  expect((await list({ status: 'completed' })).data).toMatchObject({ t: 0, d: [] })
})

test('whoever wants the newest first, or the least, gets them so, in pages', async () => {
  const ids = made.map(({ id }) => id)
  const newest = (await list({ sort: '-created', page_size: '3' })).data
  expect(newest.d.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3))
  const { data } = await list({ sort: '-created', page_size: '3', cursor: newest.next ?? '' })
  expect([data.d.map(({ id }) => id), data.next]).toEqual([ids.slice(0, 1), undefined])
  const least = (await list({ sort: 'amount' })).data.d.map(({ id }) => id)
  expect(least).toEqual(ids.toSorted())
})

test('one is found by its member and by its number, whole or as it is read aloud, whatever became of it', async () => {
  const [first, second] = made
  const found = async (query: Query) => (await list(query)).data.d.map(({ id }) => id)
  const id = first?.id ?? ''
  for (const q of [id, id.toUpperCase(), aloud(id), ` ${id.slice(0, 8)} `, String(first?.player.uid)]) {
    expect(await found({ q })).toEqual([id])
  }
  expect(await found({ q: aloud(second?.id ?? '') })).toEqual([second?.id])
  expect(await found({ q: aloud(id), status: 'paying' })).toEqual([])
  for (const q of ['FFFF FFFF', id.slice(0, 7), '1', "' or 1=1 --"]) expect(await found({ q })).toEqual([])
  const support = await staffOf(desk.world, { role: 'support' })
  expect((await list({ q: aloud(id) }, support.token)).data.t).toBe(1)
  const kyc = await staffOf(desk.world, { role: 'kyc' })
  expect((await list({ q: aloud(id) }, kyc.token)).code).toBe('not_permitted')
})

function aloud(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase()
}

test('who may not see money sees none of it', async () => {
  const content = await staffOf(desk.world, { role: 'content' })
  expect((await list({}, content.token)).code).toBe('not_permitted')
  expect((await list({}, '')).status).toBe(401)
})
