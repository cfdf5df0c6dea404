import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gatewayKeys, openSandbox, type Sandbox, type TestClock, testClock, xenditKeys } from '@saya/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GatewayFault } from './gatewayFault.ts'
import { payMongoPayouts } from './payMongo/payMongoPayouts.ts'
import type { PayoutGateway, PayoutWish } from './payoutGateway.ts'
import { xenditPayouts } from './xendit/xenditPayouts.ts'

let clock: TestClock
let sandbox: Sandbox
beforeAll(async () => {
  clock = testClock()
  sandbox = await openSandbox(clock)
})
afterAll(() => sandbox.close())

function wish(over: Partial<PayoutWish> = {}): PayoutWish {
  const to = { bank: 'GXCHPHM2XXX', number: '9171234567', name: 'Luz Ramos' }
  return { reference: randomUUID(), amount: 1_234_500n, rail: 'instapay', ...to, ...over }
}

function misbehave(party: string, kind: string, times?: number) {
  const body = JSON.stringify({ party, kind, ...(times ? { times } : {}) })
  return fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function decide(id: string, fate: string) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, redirect: 'manual' } as const
  return fetch(`${sandbox.url}/transfers/${id}`, { ...init, body: JSON.stringify({ fate }) })
}

const gateways = [
  {
    name: 'paymongo',
    open: (key: string = gatewayKeys.key) =>
      payMongoPayouts({ url: sandbox.url, key, eventKey: gatewayKeys.eventKey, clock, patienceMs: 1000 }),
    strangersKey: 'sk_test_somebody_else',
    tooMuch: 600_000_000n,
  },
  {
    name: 'xendit',
    open: (key: string = xenditKeys.key) =>
      xenditPayouts({ url: sandbox.url, key, eventToken: xenditKeys.eventToken, patienceMs: 1000 }),
    strangersKey: 'xnd_of_somebody_else',
    tooMuch: 200_000_000_000n,
  },
]

describe.each(gateways)('$name', ({ name, open, strangersKey, tooMuch }) => {
  let gateway: PayoutGateway
  beforeAll(() => {
    gateway = open()
  })
  afterEach(() => misbehave(`${name}_payouts`, 'none'))

  async function send(asked: PayoutWish = wish()): Promise<string> {
    const sent = await gateway.sendPayout(asked)
    if (!sent.isTaken) throw new Error('It was not taken.')
    return sent.payout.id
  }

  test('a payout request is accepted once per reference, and its status is reported', async () => {
    const asked = wish()
    const first = await gateway.sendPayout(asked)
    expect(first).toMatchObject({ isTaken: true, payout: { reference: asked.reference, state: 'pending' } })
    const id = first.isTaken ? first.payout.id : ''
    expect(await send(asked)).toBe(id)
    const account = { bank: asked.bank, number: asked.number }
    const paid = { id, reference: asked.reference, amount: 1_234_500n, currency: 'PHP', state: 'paid', account }
    expect(await gateway.findPayout({ id, reference: asked.reference })).toEqual(paid)
    expect(await gateway.findPayout({ id: null, reference: asked.reference })).toEqual(paid)
  })

  test('two at once under one reference are one', async () => {
    const asked = wish()
    expect(new Set(await Promise.all([send(asked), send(asked), send(asked)])).size).toBe(1)
  })

  test('it may take its time, fail, and send back what it had paid', async () => {
    for (const [kind, fate, states] of [
      ['delayed', '', ['pending', 'paid']],
      ['failing', '', ['failed', 'failed']],
      ['pending', 'failed', ['pending', 'failed']],
      ['none', 'returned', ['paid', 'failed']],
    ] as const) {
      await misbehave(`${name}_transfers`, kind, 1)
      const asked = wish()
      const named = { id: await send(asked), reference: asked.reference }
      const first = (await gateway.findPayout(named))?.state
      if (fate) await decide(named.id, fate)
      clock.advance(3_600_000)
      expect([kind, first, (await gateway.findPayout(named))?.state]).toEqual([kind, ...states])
    }
  })

  test('what it does not know it does not know, and what it declines it has not done', async () => {
    const nobody = randomUUID()
    expect(await gateway.findPayout({ id: null, reference: nobody })).toBeUndefined()
    expect(await gateway.findPayout({ id: 'nobody/../x', reference: nobody })).toBeUndefined()
    const much = wish({ amount: tooMuch })
    expect(await gateway.sendPayout(much)).toEqual({ isTaken: false, isEmpty: false })
    await misbehave(`${name}_transfers`, 'declining', 1)
    const declined = wish()
    expect(await gateway.sendPayout(declined)).toEqual({ isTaken: false, isEmpty: false })
    for (const { reference } of [much, declined]) {
      expect(await gateway.findPayout({ id: null, reference })).toBeUndefined()
    }
  })

  test('where our own money is not enough it says so, and takes the same when there is some', async () => {
    await misbehave(`${name}_transfers`, 'empty', 1)
    const asked = wish()
    expect(await gateway.sendPayout(asked)).toEqual({ isTaken: false, isEmpty: true })
    expect(await gateway.sendPayout(asked)).toMatchObject({ isTaken: true })
  })

  describe('its list of payouts', () => {
    async function listed(sinceMs: number) {
      const all = await gateway.listPayouts(sinceMs)
      return new Map(all.map(one => [one.reference, one]))
    }

    test('has each as it stands, when it was asked for, when that changed, and where it went', async () => {
      const beganAtMs = Math.floor(clock.now() / 1000) * 1000
      const [paid, failing, pending, later] = [wish(), wish(), wish(), wish()]
      await send(paid)
      for (const [kind, asked] of [
        ['failing', failing],
        ['pending', pending],
        ['delayed', later],
      ] as const) {
        await misbehave(`${name}_transfers`, kind, 1)
        await send(asked)
      }
      const account = { bank: 'GXCHPHM2XXX', number: '9171234567', amount: 1_234_500n, currency: 'PHP' }
      const now = await listed(beganAtMs)
      expect(now.get(paid.reference)).toMatchObject({ ...account, state: 'paid', beganAtMs, changedAtMs: beganAtMs })
      expect([failing, pending, later].map(one => now.get(one.reference)?.state)).toEqual([
        'failed',
        'pending',
        'pending',
      ])
      clock.advance(7_200_000)
      await decide(now.get(paid.reference)?.id ?? '', 'returned')
      const then = await listed(beganAtMs)
      expect(then.get(paid.reference)).toMatchObject({
        state: 'returned',
        beganAtMs,
        changedAtMs: beganAtMs + 7_200_000,
      })
      expect(then.get(later.reference)).toMatchObject({ state: 'paid', changedAtMs: beganAtMs + 3_600_000 })
      expect((await listed(beganAtMs + 1000)).has(paid.reference)).toBe(false)
    })

    test('tells what it sent elsewhere, in another currency, twice, or says it sent of another amount', async () => {
      const sinceMs = Math.floor(clock.now() / 1000) * 1000
      const asked: Record<string, PayoutWish> = {}
      for (const kind of ['misrouted', 'foreign', 'doubled', 'forged']) {
        await misbehave(`${name}_transfers`, kind, 1)
        asked[kind] = wish({ number: `917${String(Object.keys(asked).length).repeat(7)}` })
        await send(asked[kind])
      }
      const all = [...(await listed(sinceMs)).values()]
      const of = (kind: string) => all.filter(one => one.reference === asked[kind]?.reference)[0]
      expect(of('misrouted')?.number).toBe('9170000001')
      expect(of('foreign')?.currency).toBe('USD')
      expect(all.filter(({ number }) => number === asked.doubled?.number)).toHaveLength(2)
      expect(of('forged')?.amount).toBe(1_244_500n)
    })

    test.each(['silent', 'refusing', 'garbled', 'cut', 'slow'])('while it is %s there is none', async kind => {
      await misbehave(`${name}_payouts`, kind)
      await expect(gateway.listPayouts(0)).rejects.toThrow(GatewayFault)
    })

    test('is read to its end, page by page', async () => {
      const sinceMs = Math.floor(clock.now() / 1000) * 1000
      const references = Array.from({ length: 105 }, () => randomUUID())
      for (const reference of references) await send(wish({ reference }))
      const found = await listed(sinceMs)
      expect(references.filter(reference => !found.has(reference))).toEqual([])
    })
  })

  test("an answer about another payout is returned with that payout's reference, so that the caller can judge it", async () => {
    const id = await send()
    const asked = randomUUID()
    const told = await gateway.findPayout({ id, reference: asked })
    expect(told).toMatchObject({ id, state: expect.any(String) })
    expect(told?.reference).not.toBe(asked)
  })

  test.each(['silent', 'refusing', 'garbled', 'cut'])(
    'while it is %s nobody knows whether it took anything',
    async kind => {
      await send()
      await misbehave(`${name}_payouts`, kind)
      const asked = wish()
      await expect(gateway.sendPayout(asked)).rejects.toThrow(GatewayFault)
      await expect(gateway.findPayout({ id: null, reference: asked.reference })).rejects.toThrow(GatewayFault)
      await misbehave(`${name}_payouts`, 'none')
      // What was done and not said is found under our own name, and is the same when it is asked for again.
      const known = await gateway.findPayout({ id: null, reference: asked.reference })
      expect(known !== undefined).toBe(kind === 'cut')
      if (known) expect(await send(asked)).toBe(known.id)
    },
  )

  test('a key that is not ours pays nothing', async () => {
    await expect(open(strangersKey).sendPayout(wish())).rejects.toThrow(GatewayFault)
  })

  test('it reaches the banks and wallets that it has a name for', () => {
    expect(['GXCHPHM2XXX', 'BOPIPHMMXXX', 'GCASH', ''].map(gateway.reaches)).toEqual([true, true, false, false])
    expect(gateway.reaches('SHPHPHM2XXX')).toBe(name === 'paymongo')
  })

  test.each(eventsOf(name))('an event %s: %s', (_what, isTrue, event) => {
    const { headers, body } = event()
    const told = gateway.readPayoutEvent(header => headers[header] ?? '', Buffer.from(body))
    expect(told?.reference).toBe(isTrue ? reference : undefined)
  })
})

test('Xendit is asked nothing about a bank that it has no name for, and takes no other wish under a key it knows', async () => {
  const gateway = xenditPayouts({ url: sandbox.url, ...xenditKeys })
  await misbehave('xendit_payouts', 'refusing', 1)
  expect(await gateway.sendPayout(wish({ bank: 'GOTYPHM2XXX' }))).toEqual({ isTaken: false, isEmpty: false })
  await misbehave('xendit_payouts', 'none')
  const asked = wish()
  await gateway.sendPayout(asked)
  await expect(gateway.sendPayout({ ...asked, amount: 9_990_000n })).rejects.toThrow(GatewayFault)
})

/** A gateway that answers every call alike. */
async function answering(body: object, ask: (url: string) => Promise<unknown>): Promise<unknown> {
  const server = createServer((_req, res) => res.writeHead(200).end(JSON.stringify(body)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const asked = ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const told = await asked.catch((fault: unknown) => (fault instanceof GatewayFault ? fault.message : fault))
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  return told
}

const endless = {
  paymongo: {
    amount: 100,
    currency: 'PHP',
    status: 'succeeded',
    reference_number: 'x',
    created_at: '2026-03-01T00:00:00Z',
  },
  xendit: {
    product_id: 'disb-1',
    type: 'DISBURSEMENT',
    status: 'SUCCESS',
    amount: 1,
    currency: 'PHP',
    created: '2026-03-01T00:00:00Z',
  },
}

test('a list of payouts that turns in a circle, or has another shape, is none', async () => {
  const open = {
    paymongo: (url: string) => payMongoPayouts({ url, key: gatewayKeys.key, eventKey: gatewayKeys.eventKey, clock }),
    xendit: (url: string) => xenditPayouts({ url, ...xenditKeys }),
  }
  for (const name of ['paymongo', 'xendit'] as const) {
    const one = { id: 'one', ...endless[name] }
    const told = await answering({ has_more: true, data: [one] }, url => open[name](url).listPayouts(0))
    expect(told).toContain('turns in a circle')
    const changed = { ...one, amount: 'much' }
    expect(await answering({ has_more: false, data: [changed] }, url => open[name](url).listPayouts(0))).toContain(
      'shape',
    )
  }
})

test.each([
  ['paymongo', 401, 'before_id'],
  ['xendit', 801, 'after_id'],
] as const)('the list of %s is read to its end over %i pages', async (name, pages, mark) => {
  const server = createServer((req, res) => {
    const at = Number(new URL(req.url ?? '', 'http://gateway').searchParams.get(mark) ?? 0) + 1
    const data = at > pages ? [] : [{ ...endless[name], id: String(at), product_id: `disb-${at}` }]
    res.writeHead(200).end(JSON.stringify({ has_more: at < pages, data }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { key, eventKey } = gatewayKeys
  const gateway =
    name === 'xendit' ? xenditPayouts({ url, ...xenditKeys }) : payMongoPayouts({ url, key, eventKey, clock })
  const listed = await gateway.listPayouts(0)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  expect(new Set(listed.map(({ id }) => id)).size).toBe(pages)
})

test.each([
  [400, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR', { isTaken: false, isEmpty: false }],
  [400, 'INSUFFICIENT_BALANCE', { isTaken: false, isEmpty: true }],
  [400, 'DUPLICATE_TRANSACTION_ERROR', 'nobody knows'],
  [409, 'DUPLICATE_ERROR', 'nobody knows'],
  [403, 'REQUEST_FORBIDDEN_ERROR', 'nobody knows'],
  [429, 'RATE_LIMIT_EXCEEDED', 'nobody knows'],
  [503, 'CHANNEL_UNAVAILABLE', 'nobody knows'],
] as const)('that Xendit answers %i %s means what it says and no more', async (status, error_code, meaning) => {
  const server = createServer((_req, res) => res.writeHead(status).end(JSON.stringify({ error_code, message: '' })))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await xenditPayouts({ url, ...xenditKeys })
    .sendPayout(wish())
    .catch((fault: unknown) => (fault instanceof GatewayFault ? 'nobody knows' : fault))
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  expect(answer).toEqual(meaning)
})

const reference = randomUUID()

interface TestEvent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
type EventRow = readonly [what: string, isTrue: boolean, event: () => TestEvent]

function eventsOf(name: string): readonly EventRow[] {
  return name === 'paymongo' ? payMongoEvents : xenditEvents
}

function signed(body: string, { key = gatewayKeys.eventKey, mode = 'te', ageSeconds = 0 } = {}): TestEvent {
  const time = Math.floor(clock.now() / 1000) - ageSeconds
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'paymongo-signature': `t=${time},${mode}=${signature}` } }
}

function transferEvent(over: { type?: string; livemode?: boolean; reference_number?: string } = {}): string {
  const { type = 'transfer.outward.successful', livemode = false, reference_number = reference } = over
  return JSON.stringify({
    data: { id: 'evt_1', attributes: { type, livemode, data: { id: 'tr_1', reference_number } } },
  })
}

const payMongoEvents: readonly EventRow[] = [
  ['that is signed', true, () => signed(transferEvent())],
  ['signed with another key', false, () => signed(transferEvent(), { key: 'another' })],
  ['signed long ago', false, () => signed(transferEvent(), { ageSeconds: 4 * 3600 })],
  ['of the live mode', false, () => signed(transferEvent({ livemode: true }), { mode: 'li' })],
  ['of a payment', false, () => signed(transferEvent({ type: 'payment.paid' }))],
  ['about a name that is none of ours', false, () => signed(transferEvent({ reference_number: 'x' }))],
  ['that is no JSON', false, () => signed('{')],
]

function carried(body: string, token: string | undefined = xenditKeys.eventToken): TestEvent {
  return { body, headers: { 'webhook-id': 'wh-1', ...(token ? { 'x-callback-token': token } : {}) } }
}

function payoutEvent(over: { event?: string; reference_id?: string } = {}): string {
  const { event = 'payout.reversed', reference_id = reference } = over
  return JSON.stringify({ event, data: { id: 'disb-1', reference_id, status: 'REVERSED' } })
}

const xenditEvents: readonly EventRow[] = [
  ['that carries the token', true, () => carried(payoutEvent())],
  ['with another token', false, () => carried(payoutEvent(), 'another')],
  ['with none', false, () => ({ body: payoutEvent(), headers: {} })],
  ['of a payment', false, () => carried(payoutEvent({ event: 'payment.succeeded' }))],
  ['about a name that is none of ours', false, () => carried(payoutEvent({ reference_id: 'x' }))],
  ['that is no JSON', false, () => carried('{')],
]
