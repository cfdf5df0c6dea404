import { listLimits } from '@saya/contract/limits'
import { manilaDay } from '@saya/money'
import { ask, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const dayMs = 24 * 3_600_000

let world: World
let player: Player
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  player = await world.player({ kyc: 'fully_kyc' })
  for (let index = 0; index < 23; index++) await add(player, index)
})
afterAll(() => world.close())

const statuses = ['completed', 'canceled', 'timeout'] as const

/** Three each minute, so that rows of one moment lie on both sides of a page; the last of them are still open. */
function add({ uid }: Player, index: number) {
  const status = index >= 20 ? 'pending' : (statuses[index % 3] ?? 'timeout')
  const at = sql<number>`${new Date(world.clock.now() - Math.floor(index / 3) * 60_000)}::timestamptz`
  const isPending = status === 'pending'
  const row = {
    uid,
    channel: 'gcash',
    channel_name: 'GCash',
    channel_img: '/img/channel/gcash.svg',
    gateway: 'paymongo',
    instrument: 'gcash',
    amount: BigInt(100 + index) * 10_000n,
    wants_cashback: false,
    status,
    open_place: isPending ? index - 19 : null,
    payment_id: status === 'completed' ? `pay_${uid}_${index}` : null,
    created_at: at,
    ended_at: isPending ? null : at,
  }
  return world.db.member(uid, tx => tx.insertInto('deposit').values(row).execute())
}

function list(query: Record<string, string>, who = player) {
  return ask(world, 'GET /finance/deposit/list', { query }, who)
}

test('a page has ten deposits, newest first, with the total of all, each with its name, moment, amount and status [TXN-15, TXN-20, TXN-24]', async () => {
  const { data } = await list({})
  expect(data.d).toHaveLength(listLimits.transactionPageSize)
  expect(data.t).toBe(23)
  expect(Object.keys(data.d[0] ?? {}).sort()).toEqual([
    'amount',
    'channel_img',
    'channel_name',
    'created_at',
    'id',
    'is_canceling',
    'name',
    'status',
    'timestamp',
  ])
  const nowS = Math.floor(world.clock.now() / 1000)
  const newest = data.d.find(({ amount }) => amount === '100.00')
  expect(newest).toMatchObject({ name: 'GCash', timestamp: nowS, amount: '100.00', status: 'completed' })
  const times = data.d.map(({ created_at }) => created_at)
  expect(times).toEqual([...times].sort((one, other) => other - one))
  // Three lie at each minute.
  expect(data.d.map(({ timestamp }) => nowS - timestamp)).toEqual([0, 0, 0, 60, 60, 60, 120, 120, 120, 180])
})

test.each(['page', 'cursor'] as const)('by its %s every deposit is met once [TXN-20]', async way => {
  const seen: string[] = []
  let cursor = ''
  for (let page = 1; page <= 3; page++) {
    const { data } = await list(way === 'page' || cursor === '' ? { page: String(page) } : { cursor })
    seen.push(...data.d.map(({ id }) => id))
    cursor = data.next ?? ''
  }
  expect(seen).toHaveLength(23)
  expect(new Set(seen).size).toBe(23)
  expect(cursor).toBe('')
})

describe('a filter', () => {
  test.each([
    ['PENDING', ['pending'], 3],
    ['COMPLETED', ['completed'], 7],
    ['CANCELED', ['canceled'], 7],
    ['TIMEOUT', ['timeout'], 6],
    ['failed', ['canceled', 'timeout'], 13],
    ['all', ['canceled', 'completed', 'pending', 'timeout'], 23],
  ] as const)(
    '%s shows those alone, with their status in lower case [TXN-20, TXN-23, TXN-27]',
    async (status, shown, count) => {
      const { data } = await list({ status, page_size: '50' })
      expect([...new Set(data.d.map(row => row.status))].sort()).toEqual(shown)
      expect([data.d.length, data.t]).toEqual([count, count])
    },
  )

  test.each(['PAYING', 'Pending'])('%s is none', async status => {
    expect((await list({ status })).status).toBe(400)
  })

  test('of time leaves out what lies before it, by a flag or by days of one’s own choice [TXN-20, TXN-66]', async () => {
    const today = manilaDay(world.clock.now())
    world.clock.advance(dayMs)
    expect((await list({})).data.t).toBe(0)
    expect((await list({ time_flag: `${today}_${today}` })).data.t).toBe(23)
    const tomorrow = manilaDay(world.clock.now())
    expect((await list({ time_flag: `${tomorrow}_${tomorrow}` })).data.t).toBe(0)
    expect((await list({ time_flag: `${tomorrow}_${today}` })).status).toBe(400)
    expect((await list({ time_flag: '1' })).data.t).toBe(23)
    expect((await list({ time_flag: '7' })).data.t).toBe(23)
  })
})

test('another member does not see the deposits, and a guest is refused', async () => {
  expect((await list({}, await world.player())).data).toEqual({ d: [], t: 0 })
  expect((await ask(world, 'GET /finance/deposit/list', { query: {} })).status).toBe(401)
})
