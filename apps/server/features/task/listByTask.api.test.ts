import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('what was earned by task is told in all [POINTS-43]', async () => {
  const ana = await world.player({ kyc: 'basic_kyc' })
  for (const ty of ['1', '7', '8']) {
    await ask(
      world,
      'POST /promo/task/claim',
      { body: { ty } },
      { token: ana.token, headers: { 'idempotency-key': ty } },
    )
  }
  expect((await ask(world, 'GET /promo/task/transaction', {}, ana)).data.d).toEqual([
    { ty: 1, name: 'Check-in, first week', count: 1, bonus: 10 },
    { ty: 7, name: 'Follow Saya', count: 1, bonus: 10 },
    { ty: 8, name: 'Verify your identity', count: 1, bonus: 200 },
  ])
  expect((await ask(world, 'GET /promo/task/transaction', {}, await world.player())).data.d).toEqual([])
  expect((await ask(world, 'GET /promo/task/transaction')).status).toBe(401)
})
