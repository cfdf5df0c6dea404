import { ask, openWorld, payBonus, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const list = ({ token }: Player, query: Record<string, string> = {}) =>
  ask(world, 'GET /promo/task/history', { query }, { token })

let named = 0
async function earn({ uid }: Player, amount: bigint): Promise<void> {
  const posting = { act: 'points', uid, reference: `task ${++named}`, amount, nowMs: world.clock.now() } as const
  await world.db.member(uid, tx => post(tx, posting))
}

test('each change of the Filcoins stands in the list, named and with the balance after it, and no peso does [FACT-71]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await payBonus(world, ana.uid)
  await earn(ana, 100n)
  world.clock.advance(1000)
  const nowMs = world.clock.now()
  const order = { act: 'order', uid: ana.uid, reference: 'a fan', amount: 30n, nowMs } as const
  await world.db.member(ana.uid, tx => post(tx, order))
  await world.db.member(ana.uid, tx => post(tx, { ...order, act: 'order_refund' }))
  await earn(ben, 9n)
  const { data } = await list(ana)
  expect(data.t).toBe(3)
  expect(data.d.map(({ cash_type, name, amount, balance_after }) => [cash_type, name, amount, balance_after])).toEqual([
    [41, 'Mall refund', '30', '100'],
    [40, 'Redeemed in the mall', '-30', '70'],
    [42, 'Tasks and check-in', '100', '100'],
  ])
  expect(data.d[0]?.created_at).toBe(Math.floor(nowMs / 1000))
})

test('earned, redeemed, refunded, adjusted and given up stand in one list, and the same in the copy of their own data [POINTS-84]', async () => {
  const cara = await world.player()
  await earn(cara, 100n)
  const nowMs = world.clock.now()
  const of = { uid: cara.uid, nowMs } as const
  const adjustment = { ...of, act: 'adjustment', asset: 'FIL', reason: 'goodwill' } as const
  await world.db.member(cara.uid, async tx => {
    await post(tx, { ...adjustment, direction: 'given', reference: 'more', amount: 20n })
    await post(tx, { ...adjustment, direction: 'taken', reference: 'less', amount: 5n })
    await post(tx, { ...of, act: 'order', reference: 'a hat', amount: 40n })
    await post(tx, { ...of, act: 'order_refund', reference: 'a hat', amount: 40n })
    await post(tx, { ...of, act: 'points_lapsed', reference: 'closing', amount: 115n })
  })
  const kinds = [43, 41, 40, 31, 30, 42]
  const { data } = await list(cara)
  expect(data.d.map(({ cash_type, amount, balance_after }) => [cash_type, amount, balance_after])).toEqual([
    [43, '-115', '0'],
    [41, '40', '115'],
    [40, '-40', '75'],
    [31, '-5', '115'],
    [30, '20', '120'],
    [42, '100', '100'],
  ])
  const copy = await ask(world, 'POST /member/export', {}, { token: cara.token })
  const own = copy.data.postings.rows.filter(({ asset }) => asset === 'FIL')
  expect(own.map(({ kind }) => kind)).toEqual(kinds)
})

test('pages follow each other by the cursor, and nothing comes twice or is left out [FACT-71]', async () => {
  const ana = await world.player()
  for (let coins = 1; coins <= 23; coins++) {
    if (coins % 4 === 0) world.clock.advance(1000)
    await earn(ana, BigInt(coins))
  }
  const amounts: string[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { data }: Awaited<ReturnType<typeof list>> = await list(ana, { cursor, page_size: '5' })
    amounts.push(...data.d.map(({ amount }) => amount))
    cursor = data.next
  }
  expect(amounts).toEqual(Array.from({ length: 23 }, (_, index) => String(23 - index)))
  expect((await list(ana, { page: '2', page_size: '10' })).data.d.map(({ amount }) => amount)).toEqual(
    amounts.slice(10, 20),
  )
})

test('a guest has no list', async () => {
  expect(await ask(world, 'GET /promo/task/history')).toMatchObject({ status: 401, code: 'authentication_required' })
})
