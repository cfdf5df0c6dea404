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
