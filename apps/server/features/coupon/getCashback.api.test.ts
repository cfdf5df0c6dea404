import { ask, giveCoupons, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the ticket is told with how many each member has left of their own [WALLET-15]', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await giveCoupons(world, ana, 3)
  const detail = (as: typeof ana) => ask(world, 'GET /promo/cashback/detail', {}, as)
  expect((await detail(ana)).data).toEqual({
    share_percent: 5,
    cap: '2500.00',
    min_amount: '100.00',
    least_deposit: '20.00',
    coupons_num: 3,
  })
  expect((await detail(ben)).data.coupons_num).toBe(0)
  const channels = (await ask(world, 'GET /finance/channel/list', { query: { mode: '1' } }, ana)).data.d
  const ofOne = (id: string) => channels.find(channel => channel.id === id)
  expect(ofOne('gcash')).toMatchObject({ cashback_state: 1, cashback_coupons_num: 3 })
  expect(ofOne('1008')).toMatchObject({ cashback_state: 0, cashback_coupons_num: 0 })
})

test('a guest is refused', async () => {
  expect((await ask(world, 'GET /promo/cashback/detail', {})).status).toBe(401)
})
