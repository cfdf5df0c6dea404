import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a new member has nothing, and nothing to withdraw', async () => {
  const ana = await world.player()
  const { status, data } = await ask(world, 'GET /finance/wallet', {}, { token: ana.token })
  expect(status).toBe(200)
  expect(data).toEqual({ uid: String(ana.uid), balance: '0.00', withdrawable: '0.00' })
})

test('without a token the wallet stays closed', async () => {
  expect(await ask(world, 'GET /finance/wallet')).toMatchObject({ status: 401, code: 'authentication_required' })
})
