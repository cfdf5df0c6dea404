import { askOffice, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a batch is shown with its vouchers by their places, and one that is not there is not', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const { batchId } = await voucherCodes(world, { quantity: 2 })
  const ask = (id: string) => askOffice(world, 'GET /office/api/voucher/batch/:id', { params: { id } }, token)
  expect((await ask(batchId)).data).toMatchObject({
    total: '1000.00',
    vouchers: [
      { place: 1, uid: '', used_at: 0 },
      { place: 2, uid: '', used_at: 0 },
    ],
  })
  expect((await ask('999')).status).toBe(404)
})
