import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the types are the cash types of bonuses by name [TXN-17, TXN-18, TXN-42, TXN-43, TXN-44, TXN-45, TXN-46, TXN-47, TXN-48, TXN-49]', async () => {
  const { token } = await world.player()
  const { data } = await ask(world, 'GET /finance/transaction/types', {}, { token })
  expect(data.d).toEqual([
    { cash_type: 4001, name: 'Mystery Box' },
    { cash_type: 4002, name: 'Invite Reward' },
    { cash_type: 4003, name: 'Level Up Bonus' },
    { cash_type: 4004, name: 'Birthday Bonus' },
    { cash_type: 4005, name: 'CQ9 Daily Rebate' },
    { cash_type: 4006, name: 'TPG Daily Loss Rebate' },
    { cash_type: 4007, name: 'Slot Betting Ranking' },
    { cash_type: 4008, name: 'APP Bonus' },
    { cash_type: 4009, name: 'Deposit Bonus' },
  ])
  expect(data.t).toBe(9)
})

test('without a token the types stay closed', async () => {
  expect(await ask(world, 'GET /finance/transaction/types')).toMatchObject({ status: 401 })
})
