import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function listTypes() {
  const { token } = await world.player()
  return (await ask(world, 'GET /finance/transaction/types', {}, { token })).data
}

test('the types are the cash types of bonuses, each with its number and its name [TXN-17, TXN-18]', async () => {
  const { d: types, t: count } = await listTypes()
  expect(types.map(({ cash_type }) => cash_type)).toEqual([4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010])
  expect(types.map(type => Object.keys(type))).toEqual(types.map(() => ['cash_type', 'name']))
  expect(count).toBe(10)
})

test.each([
  [4001, 'Mystery Box', 'TXN-42'],
  [4003, 'Level Up Bonus', 'TXN-43'],
  [4004, 'Birthday Bonus', 'TXN-44'],
  [4005, 'CQ9 Daily Rebate', 'TXN-45'],
  [4006, 'TPG Daily Loss Rebate', 'TXN-46'],
  [4007, 'Slot Betting Ranking', 'TXN-47'],
  [4008, 'APP Bonus', 'TXN-48'],
  [4009, 'Deposit Bonus', 'TXN-49'],
  [4010, 'Gift', 'TXN-73'],
])('the type %i is called %s [%s]', async (cashType, name) => {
  expect((await listTypes()).d).toContainEqual({ cash_type: cashType, name })
})

test('without a token the types stay closed', async () => {
  expect(await ask(world, 'GET /finance/transaction/types')).toMatchObject({ status: 401 })
})
