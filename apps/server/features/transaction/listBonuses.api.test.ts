import { dayMs, manilaDay } from '@saya/money'
import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/post/post.store.ts'

let world: World
let ana: Player
function named(reference: string, minutesAgo = 0) {
  return { uid: ana.uid, reference, amount: 1_000_050n, nowMs: world.clock.now() - minutesAgo * 60_000 }
}

beforeAll(async () => {
  world = await openWorld()
  ana = await world.player()
  await world.db.member(ana.uid, async tx => {
    await post(tx, { ...named('deposit', 3), act: 'deposit', gateway: 1 })
    await post(tx, { ...named('box', 2), act: 'promotion', cashType: 4001 })
    await post(tx, { ...named('level', 1), act: 'promotion', cashType: 4003, multiple: 1 })
    await post(tx, { ...named('cashback'), act: 'promotion', cashType: 4009 })
  })
})
afterAll(() => world.close())

function listOf(query: Record<string, string>, token = ana.token) {
  return ask(world, 'GET /promo/transaction/bonus', { query }, { token })
}

test('bonuses alone are listed, newest first, with what each was of [TXN-16, TXN-22, PROMO-75]', async () => {
  const { data } = await listOf({})
  expect(data.t).toBe(3)
  expect(data.d.map(row => [row.cash_type, row.name, row.bonus])).toEqual([
    [4009, 'Deposit Bonus', '100.00'],
    [4003, 'Level Up Bonus', '100.00'],
    [4001, 'Mystery Box', '100.00'],
  ])
  expect(data.d[0]).toMatchObject({
    id: '4',
    amount: '100.00',
    timestamp: world.clock.now() / 1000,
    created_at: world.clock.now() / 1000,
  })
  const nowS = world.clock.now() / 1000
  expect(data.d.map(row => [nowS - row.timestamp, nowS - row.created_at])).toEqual([
    [0, 0],
    [60, 60],
    [120, 120],
  ])
})

test.each([
  ['4003', ['4003']],
  ['10', []],
  ['all', ['4009', '4003', '4001']],
  ['failed', []],
])('the type %s leaves %j [TXN-22]', async (type, expected) => {
  const { data } = await listOf({ type })
  expect(data.d.map(row => String(row.cash_type))).toEqual(expected)
})

test('yesterday had none, by its flag or as a day of one’s own choice [TXN-22, TXN-66]', async () => {
  const today = manilaDay(world.clock.now())
  const yesterday = manilaDay(world.clock.now() - dayMs)
  expect((await listOf({ time_flag: '1' })).data).toEqual({ d: [], t: 0 })
  expect((await listOf({ time_flag: `${yesterday}_${yesterday}` })).data).toEqual({ d: [], t: 0 })
  expect((await listOf({ time_flag: `${yesterday}_${today}` })).data.t).toBe(3)
  expect((await listOf({ time_flag: `${today}_${yesterday}` })).status).toBe(400)
})

test('a page has ten unless asked otherwise, and the next one goes on behind it [TXN-22]', async () => {
  const cora = await world.player()
  await world.db.member(cora.uid, async tx => {
    for (let made = 1; made <= 11; made++) {
      const named = { uid: cora.uid, reference: `box ${made}`, nowMs: world.clock.now() }
      await post(tx, { ...named, act: 'promotion', cashType: 4001, amount: BigInt(made) * 10_000n })
    }
  })
  async function amounts(query: Record<string, string>) {
    const { data } = await listOf(query, cora.token)
    return [data.t, data.d.map(({ amount }) => Number(amount))]
  }
  expect(await amounts({})).toEqual([11, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]])
  expect(await amounts({ page: '2' })).toEqual([11, [1]])
  expect(await amounts({ page: '2', page_size: '4' })).toEqual([11, [7, 6, 5, 4]])
})

test('bonuses are shown to their owner alone', async () => {
  expect((await listOf({}, (await world.player()).token)).data.t).toBe(0)
  expect(await ask(world, 'GET /promo/transaction/bonus')).toMatchObject({ status: 401 })
})
