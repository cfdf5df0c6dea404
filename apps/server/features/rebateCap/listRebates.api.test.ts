import { manilaDay } from '@saya/money'
import { askOffice, openWorld, type Player, rewardTools, staffOf, tallyPlay, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMonths } from '../wallet/index.ts'

const peso = 10_000n

let world: World
let players: Player[]
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3, jurisdiction: 'strict' })
  world.clock.advance(Date.parse('2026-06-20T12:00:00+08:00') - world.clock.now())
  for (let schema = 0; schema < 3; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
  players = await Promise.all([1, 2, 3].map(() => world.player({ kyc: 'fully_kyc' })))
  token = (await staffOf(world, { role: 'regulator' })).token
  const tools = rewardTools(world)
  for (const player of players) {
    await tallyPlay(world, player, {
      day: manilaDay(world.clock.now()),
      game: 1,
      bet: 10_000n * peso,
      win: 9000n * peso,
    })
    for (const amount of [100n, 40n]) {
      world.clock.advance(1000)
      const { key } = await tools.promise(player, { kind: 4005, amount: amount * peso })
      await tools.collect(key, { jurisdiction: 'strict' })
    }
  }
})
afterAll(() => world.close())

const read = async (query: Record<string, string>, as = token) =>
  askOffice(world, 'GET /office/api/rebate/list', { query }, as)

test('the report of a month has each posting over all members with its cap, what was used of it and what it left [FACT-86]', async () => {
  const [first] = players
  const { data } = await read({ month: '2026-06', uid: String(first?.uid) })
  expect(data).toMatchObject({
    t: 2,
    d: [
      {
        name: 'CQ9 Daily Rebate',
        amount: '40.00',
        rule: 'by_basis',
        turnover: '10000.00',
        net_loss: '1000.00',
        most: '150.00',
        used: '100.00',
        left: '10.00',
        is_within: true,
      },
      { amount: '100.00', used: '0.00', left: '50.00', is_within: true },
    ],
  })
  const seen: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: Awaited<ReturnType<typeof read>>['data'] = (await read({ page_size: '4', cursor })).data
    seen.push(...page.d.map(({ uid, amount }) => `${uid} ${amount}`))
    cursor = page.next
  }
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
  expect((await read({ month: '2026-05' })).data).toMatchObject({ t: 0, d: [] })
  expect(await read({ month: '2026-13' })).toMatchObject({ status: 400 })
})

test('a posting that passes its cap when it is worked out anew says so [FACT-86]', async () => {
  const [, , last] = players
  const uid = last?.uid ?? 0n
  const change = (turnover: bigint) =>
    world.db.member(uid, tx => tx.updateTable('rebate_posting').set({ turnover }).where('uid', '=', uid).execute())
  await change(1n)
  const { data } = await read({ uid: String(uid) })
  expect(data.d.map(row => row.is_within)).toEqual([false, false])
  await change(10_000n * peso)
})

test('finance, risk and compliance read it as the regulator does; support and content see none of it [FACT-86]', async () => {
  for (const role of ['finance', 'risk', 'compliance'] as const) {
    const other = await staffOf(world, { role })
    expect([role, (await read({}, other.token)).data]).toMatchObject([role, { t: 6 }])
  }
  for (const role of ['support', 'content'] as const) {
    const other = await staffOf(world, { role })
    expect(await read({}, other.token)).toMatchObject({ status: 403, code: 'not_permitted' })
  }
})
