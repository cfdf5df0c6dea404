import { ask, openWorld, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
})
afterAll(() => world.close())

test('the total is what was given in bonuses of all time, and neither coins nor deposits [PROMO-20]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const total = async () => (await ask(world, 'GET /promo/bonus/total', {}, player)).data
  expect(await total()).toEqual({ total: '0.00' })
  const rewards = [{ kind: 4001 }, { kind: 4005, amount: 12_300n }, { kind: 42, amount: 50n }] as const
  for (const wish of rewards) await tools.collect((await tools.promise(player, wish)).key)
  await tools.promise(player)
  expect(await total()).toEqual({ total: '11.23' })
  expect(await ask(world, 'GET /promo/bonus/total')).toMatchObject({ status: 401 })
})
