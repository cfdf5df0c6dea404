import { askOffice, type DepositWorld, openDepositWorld, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
})
afterAll(() => cashier.close())

function get(id: string) {
  return askOffice(cashier.world, 'GET /office/api/deposit/:id', { params: { id } }, token)
}

test('one deposit is shown with its pages, its payments, what was heard and what did not fit', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { pid: 'grabpay' })
  await cashier.act(payUrl, { act: 'twice' })
  await expect.poll(async () => (await get(id)).data.breaks.length).toBe(1)
  await cashier.heard(2)
  const { data } = await get(id)
  expect(data).toMatchObject({
    deposit: { id, uid: String(player.uid), status: 'completed', gateway: 'xendit', amount: '100.00' },
    instrument: 'GRABPAY',
    payments: [{}, {}],
    breaks: [{ reason: 'second', state: 'open', uid: String(player.uid), amount: '100.00' }],
  })
  expect(data.pages).toHaveLength(1)
  expect(data.events.map(({ kind }) => kind)).toEqual(['payment.succeeded', 'payment.succeeded'])
})

test('one that is not there is none', async () => {
  expect(await get('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
})
