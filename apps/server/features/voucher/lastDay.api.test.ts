import { ask, openWorld, type Player, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const midnight = Date.parse('2026-03-05T00:00:00+08:00')
const exchange = (exchangeCode: string, player: Player) =>
  ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode } }, player)

test('a voucher is taken until its last day is over in Manila, and not a moment longer', async () => {
  const { codes } = await voucherCodes(world, { quantity: 2, expires_on: '2026-03-04' })
  const [first = '', second = ''] = codes
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  world.clock.advance(midnight - 1 - world.clock.now())
  expect((await exchange(first, ana)).status).toBe(200)
  world.clock.advance(1)
  expect(world.clock.now()).toBe(midnight)
  expect(await exchange(second, ben)).toMatchObject({ status: 422, code: 'voucher_refused' })
})
