import { createHmac } from 'node:crypto'
import { gatewayKeys, openWithdrawalWorld, type Payable, startWorker, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Jobs } from '../../platform/jobs/index.ts'
import { pay } from './pay.ts'

let desk: WithdrawalWorld
let worker: Jobs
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  worker = await startWorker(desk.world, pay(desk.world.api.withdrawals))
})
afterAll(async () => {
  await worker.close()
  await desk.close()
})

let luz: Payable
beforeEach(async () => {
  luz = await desk.payable()
})

async function becomes(id: string, status: string): Promise<void> {
  await vi.waitFor(async () => expect((await desk.row(luz, id)).status).toBe(status), { timeout: 10_000, interval: 50 })
}

function send(body: object, { key = gatewayKeys.eventKey, mode = 'te' } = {}): Promise<Response> {
  const text = JSON.stringify(body)
  const time = Math.floor(desk.world.clock.now() / 1000)
  const signature = createHmac('sha256', key).update(`${time}.${text}`).digest('hex')
  return fetch(`${desk.world.url}/gateway/paymongo/payouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'paymongo-signature': `t=${time},${mode}=${signature}` },
    body: text,
  })
}

function event(reference: string, { id = 'evt_1', type = 'transfer.outward.successful', livemode = false } = {}) {
  return { data: { id, attributes: { type, livemode, data: { id: 'tr_1', reference_number: reference } } } }
}

test('an event has the gateway asked, however often it comes, and the money arrives once', async () => {
  await desk.misbehave({ party: 'paymongo_payout_events', kind: 'duplicated', times: 1 })
  const id = await desk.begin(luz)
  await becomes(id, 'completed')
  expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
})

test('money that comes back is told, and given back', async () => {
  const id = await desk.begin(luz)
  await becomes(id, 'completed')
  await desk.decide(id, 'returned')
  await becomes(id, 'canceled')
  expect((await desk.money(luz)).balance).toBe('1000.00')
})

test('an event says nothing that is believed: the gateway itself is asked', async () => {
  await desk.misbehave({ party: 'paymongo_transfers', kind: 'pending', times: 1 })
  const id = await desk.begin(luz)
  await vi.waitFor(async () => expect(await desk.transfers(id)).toHaveLength(1), { timeout: 10_000, interval: 50 })
  for (const [number, type] of ['transfer.outward.successful', 'transfer.outward.failed'].entries()) {
    expect((await send(event(id, { id: `evt_lie_${number}`, type }))).status).toBe(200)
  }
  await desk.decide(id, 'succeeded')
  await becomes(id, 'completed')
})

test('what the gateway did not sign, or signed in the other mode, or says of nobody, changes nothing', async () => {
  const id = await desk.begin(luz)
  expect((await send(event(id), { key: 'somebody else’s' })).status).toBe(401)
  expect((await send(event(id, { livemode: true }), { mode: 'li' })).status).toBe(401)
  expect((await send({ data: {} })).status).toBe(401)
  expect((await send(event('3f2504e0-4f89-41d3-9a0c-0305e82c3301', { id: 'evt_nobody' }))).status).toBe(200)
})

test('of payout events that nobody signed only so many a minute are answered to one address', async () => {
  desk.world.clock.advance(60_000)
  const id = await desk.begin(luz)
  const answers = await Promise.all(Array.from({ length: 25 }, () => send(event(id), { key: 'whsk_of_somebody_else' })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await send(event(id, { id: 'evt_true' }))).status).toBe(200)
})
