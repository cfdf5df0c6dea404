import { ask, openPayeeWorld, type PayeeWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let payees: PayeeWorld
let ana: Player
beforeAll(async () => {
  payees = await openPayeeWorld()
})
afterAll(() => payees.world.close())
beforeEach(async () => {
  ana = await payees.verified()
})

test('the active accounts are listed to their owner alone, the oldest first, and a deleted one is not among them [WALLET-67, WALLET-68]', async () => {
  const first = await payees.add(ana)
  payees.world.clock.advance(1000)
  const second = await payees.add(ana, { channel_name: 'BPI', account: '001234567890' })
  expect(await payees.list(ana)).toEqual({ d: [first.data, second.data], t: 2 })
  await payees.remove(ana, first.data.id)
  expect(await payees.list(ana)).toEqual({ d: [second.data], t: 1 })
  expect(await payees.list(await payees.verified())).toEqual({ d: [], t: 0 })
})

test('a guest is refused', async () => {
  expect((await ask(payees.world, 'GET /finance/account/list')).status).toBe(401)
})
