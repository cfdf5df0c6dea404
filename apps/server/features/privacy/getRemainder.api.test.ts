import { ask, openWorld, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('a member reads what they would give up, of money, coins and rewards, and nobody else’s', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player()]
  const tools = rewardTools(world)
  await world.setBalance(ana.uid, 12_345_600n)
  await tools.collect((await tools.promise(ana, { kind: 42, amount: 30n })).key)
  await tools.promise(ana)
  await tools.promise(ana, { held: 'shared_device' })
  const read = async (token: string) => (await ask(world, 'GET /member/close/remainder', {}, { token })).data
  expect(await read(ana.token)).toEqual({ pesos: '1234.56', coins: '30', rewards: 2 })
  expect(await read(ben.token)).toEqual({ pesos: '0.00', coins: '0', rewards: 0 })
})
