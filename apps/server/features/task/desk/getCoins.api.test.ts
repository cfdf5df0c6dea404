import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let support: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('what is owed to members is told in coins and at its planned cost, without testers', async () => {
  const before = (await askOffice(world, 'GET /office/api/task/coins', {}, support)).data
  const [cleo, tester] = [await world.player(), await world.player({ kyc: 'test_account' })]
  await world.db.member(tester.uid, tx => sql`update profile set tester = true where uid = ${tester.uid}`.execute(tx))
  for (const as of [cleo, tester]) await ask(world, 'POST /promo/task/claim', { body: { ty: '7' } }, as)
  const { owed, owed_cost: cost, days } = (await askOffice(world, 'GET /office/api/task/coins', {}, support)).data
  expect([owed - before.owed, Number(cost) - Number(before.owed_cost), days.length]).toEqual([
    10,
    expect.closeTo(0.1),
    30,
  ])
})
