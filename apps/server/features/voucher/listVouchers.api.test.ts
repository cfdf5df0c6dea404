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
  expect((await ask(world, 'POST /finance/lazada/product/list', {}, ben)).data).toMatchObject({ d: [], t: 0 })
})

test('whoever is not signed in is shown what can be had, each amount once, and nothing of anybody’s [MINI-14]', async () => {
  const guest = async () => (await ask(world, 'POST /finance/lazada/product/list', {})).data
  await voucherCodes(world, { amount: '50' })
  await voucherCodes(world, { amount: '50' })
  const { codes } = await voucherCodes(world, { amount: '1000' })
  const amounts = async () => (await guest()).products.map(({ amount }) => amount)
  expect(await guest()).toMatchObject({ d: [], t: 0 })
  expect((await amounts()).filter(amount => amount === '50.00')).toHaveLength(1)
  expect(await amounts()).toContain('1000.00')
  const ana = await world.player({ kyc: 'fully_kyc' })
  for (const exchangeCode of codes) {
    await ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode } }, ana)
    world.clock.advance(5000)
  }
  expect(await amounts()).not.toContain('1000.00')
  world.clock.advance(800 * 24 * 3_600_000)
  expect(await guest()).toEqual({ d: [], t: 0, products: [] })
})
