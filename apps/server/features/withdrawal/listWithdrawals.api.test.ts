import { manilaDay } from '@saya/money'
import { ask, openWithdrawalWorld, type Payable, type WithdrawalWorld } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let luz: Payable
const made: string[] = []

/** Five of one member, a minute apart: completed, declined by the gateway, completed, completed, and one under way. */
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  luz = await desk.payable()
  for (const kind of ['none', 'declining', 'none', 'none'] as const) {
    await desk.misbehave({ party: 'paymongo_transfers', kind, times: 1 })
    made.unshift(await desk.begin(luz, { amount: '100', key: `list-${made.length}` }))
    await desk.work()
    desk.world.clock.advance(60_000)
    await desk.work()
  }
  made.unshift(await desk.begin(luz, { amount: '100', key: 'last' }))
})
afterAll(() => desk.close())

function list(query: Record<string, string> = {}, player: { readonly token?: string } = luz) {
  return ask(desk.world, 'GET /finance/withdraw/list', { query }, player)
}

test('the newest come first, with how many there are [TXN-15, TXN-21]', async () => {
  const { data } = await list()
  expect(data.d.map(({ id }) => id)).toEqual(made)
  expect(data.d.map(({ status }) => status)).toEqual(['paying', 'completed', 'completed', 'canceled', 'completed'])
  expect(data.t).toBe(5)
  expect(data.d[3]).toMatchObject({ outcome: 'failed', amount: '100.00', channel_name: 'GCash', name: 'GCash' })
  // They lie a minute apart.
  const nowS = Math.floor(desk.world.clock.now() / 1000)
  expect(data.d.map(({ timestamp }) => nowS - timestamp)).toEqual([0, 60, 120, 180, 240])
})

test('pages by number and by cursor tell the same, ten at a time unless asked otherwise [TXN-21]', async () => {
  const first = (await list({ page_size: '2' })).data
  expect(first.d.map(({ id }) => id)).toEqual(made.slice(0, 2))
  const second = (await list({ page_size: '2', cursor: first.next ?? '' })).data
  expect(second.d.map(({ id }) => id)).toEqual(made.slice(2, 4))
  expect((await list({ page: '2', page_size: '2' })).data.d).toEqual(second.d)
  expect((await list({ page_size: '2', cursor: second.next ?? '' })).data).toMatchObject({ t: 5, d: [{ id: made[4] }] })
})

test.each([
  ['', 5],
  ['all', 5],
  ['pending', 1],
  ['paying', 1],
  ['completed', 3],
  ['failed', 1],
  ['canceled', 1],
  ['timeout', 0],
  ['under_review', 0],
])('the filter %j leaves %i [TXN-21, TXN-25]', async (status, count) => {
  const { data } = await list({ status })
  expect([data.d.length, data.t]).toEqual([count, count])
})

test('days are those of Manila, by a flag or by one’s own choice [TXN-21, TXN-66]', async () => {
  const today = manilaDay(desk.world.clock.now())
  const yesterday = manilaDay(desk.world.clock.now() - 86_400_000)
  expect((await list({ time_flag: `${yesterday}_${today}` })).data.t).toBe(5)
  expect((await list({ time_flag: `${yesterday}_${yesterday}` })).data.t).toBe(0)
  expect((await list({ time_flag: `${today}_${yesterday}` })).status).toBe(400)
  expect((await list({ time_flag: '1' })).data.t).toBe(0)
  expect((await list({ time_flag: '30' })).data.t).toBe(5)
})

test('a page has ten unless asked otherwise [TXN-21]', async () => {
  const mia = await desk.payable()
  const id = await desk.begin(mia, { amount: '100' })
  await desk.work()
  desk.world.clock.advance(60_000)
  await desk.work()
  // Ten more of it, but for their ids.
  await desk.world.db.member(mia.uid, tx =>
    sql`
      insert into withdrawal
      select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
      from withdrawal one, generate_series(1, 10)
      where one.id = ${id}
    `.execute(tx),
  )
  const first = (await list({}, mia)).data
  expect([first.d.length, first.t]).toEqual([10, 11])
  expect((await list({ page: '2' }, mia)).data.d).toHaveLength(1)
})

test('a member sees only their own withdrawals, and a guest is refused', async () => {
  expect((await list({}, await desk.payable())).data).toMatchObject({ d: [], t: 0 })
  expect((await list({}, {})).status).toBe(401)
})
