import { ask, openWorld, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('each member is shown the vouchers they exchanged, the newest first, and nobody else’s [WALLET-48]', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  for (const amount of ['100', '200']) {
    const { codes } = await voucherCodes(world, { amount })
    await ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode: codes[0] ?? '' } }, ana)
    world.clock.advance(5000)
  }
  const { data } = await ask(world, 'POST /finance/lazada/product/list', {}, ana)
  expect(data).toMatchObject({ d: [{ amount: '200.00' }, { amount: '100.00' }], t: 2 })
  expect((await ask(world, 'POST /finance/lazada/product/list', {}, ben)).data).toEqual({ d: [], t: 0 })
})

test('whoever is not signed in is shown none', async () => {
  expect((await ask(world, 'POST /finance/lazada/product/list', {})).status).toBe(401)
})
