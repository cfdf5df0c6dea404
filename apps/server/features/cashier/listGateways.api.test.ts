import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('staff see each gateway, whether it is connected, and what it serves', async () => {
  const { token } = await staffOf(world, { role: 'admin' })
  const { data } = await askOffice(world, 'GET /office/api/gateway/list', {}, token)
  expect(data.d.map(({ name, is_connected, takes_payments }) => [name, is_connected, takes_payments])).toEqual([
    ['maya', true, true],
    ['paymongo', true, true],
    ['xendit', true, true],
  ])
  expect(data.d.find(({ name }) => name === 'xendit')).toMatchObject({
    channels: ['GrabPay'],
    payout_channels: [],
    listed_at: 0,
  })
  expect(data.d.find(({ name }) => name === 'paymongo')?.payout_channels).toContain('GCash')
})

test('whoever may not see gateways sees none', async () => {
  const { token } = await staffOf(world, { role: 'content' })
  expect(await askOffice(world, 'GET /office/api/gateway/list', {}, token)).toMatchObject({ status: 403 })
})
