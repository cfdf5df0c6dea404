import { ask, type DepositWorld, openDepositWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

function detail(player: Player, id: string) {
  return ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } }, player)
}

test('the detail says status, amount, channel, time and id [WALLET-89]', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { amount: '1234.5', pid: 'qrph' })
  const openedAt = Math.floor(cashier.world.clock.now() / 1000)
  cashier.world.clock.advance(60_000)
  expect((await detail(player, id)).data).toEqual({
    id,
    status: 'pending',
    amount: '1234.50',
    channel_name: 'QR Ph',
    channel_img: '/img/channel/qrph.svg',
    created_at: openedAt,
    pay_url: payUrl,
    is_canceling: false,
    outcome: '',
    cashback: { state: 'none', bonus: '0.00' },
    breaks: [],
  })
})

test('while it is pending the gateway is asked, but no oftener than every three seconds', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player)
  expect((await detail(player, id)).data.status).toBe('pending')
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  expect((await detail(player, id)).data.status).toBe('pending')
  cashier.world.clock.advance(3000)
  expect((await detail(player, id)).data.status).toBe('completed')
  expect(await cashier.balance(player)).toBe('100.00')
})

test('while the gateway is silent the member is told what we know', async () => {
  const player = await cashier.player()
  const { id } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
  expect((await detail(player, id)).data.status).toBe('pending')
})

test('a deposit of somebody else is not there, and neither is one that never was', async () => {
  const { id } = await cashier.begin(await cashier.player())
  const other = await cashier.player()
  for (const asked of [id, '3f2504e0-4f89-41d3-9a0c-0305e82c3301']) {
    expect(await detail(other, asked)).toMatchObject({ status: 404, code: 'deposit_not_found' })
  }
  expect((await detail(other, 'x')).status).toBe(400)
})

test('who is not signed in is shown none', async () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect((await ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } })).status).toBe(401)
})
