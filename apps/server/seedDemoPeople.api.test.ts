import { ask, openWorld, readCode, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoPeople } from './seedDemoPeople.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await seedDemoPeople(world.db, world.clock)
  await seedDemoPeople(world.db, world.clock)
})
afterAll(() => world.close())

test.each([
  ['9170000001', 5, '10000.00'],
  ['9170000002', 0, '0.00'],
  ['9170000003', 2, '500.00'],
  ['9170000004', 3, '0.00'],
])(
  'the demo member %s has standing %i and ₱%s, given once however often a server starts',
  async (phone, kyc, pesos) => {
    const { data: sent } = await ask(world, 'POST /member/sms', { body: { phone } })
    const code = await readCode(world, phone)
    const { data: signedIn } = await ask(world, 'POST /member/otp/login', { body: { otp_id: sent.id, code } })
    const { token } = signedIn
    expect((await ask(world, 'GET /member/detail', {}, { token })).data).toMatchObject({ phone, kyc_status: kyc })
    const { data: wallet } = await ask(world, 'GET /finance/wallet', {}, { token })
    expect(wallet).toMatchObject({ balance: pesos, withdrawable: pesos })
  },
)
