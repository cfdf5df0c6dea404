import { createHmac, randomUUID } from 'node:crypto'
import { gatewayKeys, openSandbox, type Sandbox, type TestClock, testClock } from '@saya/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GatewayFault } from '../gatewayFault.ts'
import type { PayoutGateway, PayoutWish } from '../payoutGateway.ts'
import { payMongoPayouts } from './payMongoPayouts.ts'

let clock: TestClock
let sandbox: Sandbox
let gateway: PayoutGateway
beforeAll(async () => {
  clock = testClock()
  sandbox = await openSandbox(clock)
  gateway = payMongoPayouts({ url: sandbox.url, ...gatewayKeys, clock, patienceMs: 1000 })
})
afterAll(() => sandbox.close())
afterEach(() => misbehave('paymongo_payouts', 'none'))

function wish(over: Partial<PayoutWish> = {}): PayoutWish {
  const to = { bank: 'GXCHPHM2XXX', number: '9171234567', name: 'Luz Ramos' }
  return { reference: randomUUID(), amount: 1_234_500n, rail: 'instapay', ...to, ...over }
}

function misbehave(party: string, kind: string, times?: number) {
  const body = JSON.stringify({ party, kind, ...(times ? { times } : {}) })
  return fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

test('what it is asked to pay it takes once for a reference, and tells how that stands', async () => {
  const asked = wish()
  const first = await gateway.sendPayout(asked)
  expect(first).toMatchObject({ isTaken: true, payout: { reference: asked.reference, state: 'pending' } })
  const again = await gateway.sendPayout(asked)
  const id = first.isTaken ? first.payout.id : ''
  expect(again).toMatchObject({ isTaken: true, payout: { id } })
  const paid = { id, reference: asked.reference, amount: 1_234_500n, currency: 'PHP', state: 'paid' }
  expect(await gateway.findPayout({ id, reference: asked.reference })).toEqual(paid)
  expect(await gateway.findPayout({ id: null, reference: asked.reference })).toEqual(paid)
})

test('two at once under one reference are one', async () => {
  const asked = wish()
  const sent = await Promise.all([gateway.sendPayout(asked), gateway.sendPayout(asked), gateway.sendPayout(asked)])
  expect(new Set(sent.map(one => (one.isTaken ? one.payout.id : ''))).size).toBe(1)
})

test('what it does not know it does not know, and what it declines it has not done', async () => {
  const nobody = randomUUID()
  expect(await gateway.findPayout({ id: null, reference: nobody })).toBeUndefined()
  expect(await gateway.findPayout({ id: 'tr_nobody', reference: nobody })).toBeUndefined()
  const much = wish({ amount: 600_000_000n })
  expect(await gateway.sendPayout(much)).toEqual({ isTaken: false, isEmpty: false })
  expect(await gateway.findPayout({ id: null, reference: much.reference })).toBeUndefined()
})

test('an answer about another transfer is none', async () => {
  const sent = await gateway.sendPayout(wish())
  const id = sent.isTaken ? sent.payout.id : ''
  await expect(gateway.findPayout({ id, reference: randomUUID() })).rejects.toThrow(GatewayFault)
})

test.each(['silent', 'refusing', 'garbled', 'cut'])(
  'while it is %s nobody knows whether it took anything',
  async kind => {
    await gateway.sendPayout(wish())
    await misbehave('paymongo_payouts', kind)
    await expect(gateway.sendPayout(wish())).rejects.toThrow(GatewayFault)
  },
)

test('a key that is not ours pays nothing', async () => {
  const stranger = payMongoPayouts({ url: sandbox.url, key: 'sk_test_somebody_else', eventKey: 'whsk', clock })
  await expect(stranger.sendPayout(wish())).rejects.toThrow(GatewayFault)
})

describe('an event', () => {
  const reference = randomUUID()
  function sign(body: string, { key = gatewayKeys.eventKey, mode = 'te', ageSeconds = 0 } = {}) {
    const time = Math.floor(clock.now() / 1000) - ageSeconds
    return `t=${time},${mode}=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
  }
  function told(over: { type?: string; livemode?: boolean; reference_number?: string } = {}): string {
    const { type = 'transfer.outward.successful', livemode = false, reference_number = reference } = over
    const data = { id: 'tr_1', reference_number }
    return JSON.stringify({ data: { id: 'evt_1', attributes: { type, livemode, data } } })
  }
  function read(body: string, signature = sign(body)) {
    return gateway.readPayoutEvent(signature, Buffer.from(body))
  }

  test('says whom it is about', () => {
    expect(read(told())).toEqual({ id: 'evt_1', kind: 'transfer.outward.successful', reference })
  })

  test.each([
    ['signed with another key', told(), { key: 'another' }],
    ['signed long ago', told(), { ageSeconds: 4 * 3600 }],
    ['of the live mode', told({ livemode: true }), { mode: 'li' }],
    ['of a payment', told({ type: 'payment.paid' }), {}],
    ['about a name that is none of ours', told({ reference_number: 'x' }), {}],
    ['that is no JSON', '{', {}],
  ])('%s is none', (_what, body, how) => {
    expect(read(body, sign(body, how))).toBeUndefined()
  })
})
