import { randomUUID } from 'node:crypto'
import { listPaidSince, openSandbox, type Sandbox, type TestClock, testClock, xenditKeys } from '@saya/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GatewayFault } from './gatewayFault.ts'
import type { PaymentGateway } from './paymentGateway.ts'
import { xendit } from './xendit/xendit.ts'

let clock: TestClock
let sandbox: Sandbox
beforeAll(async () => {
  clock = testClock()
  sandbox = await openSandbox(clock)
})
afterAll(() => sandbox.close())

const peso = 10_000n

async function pay(payUrl: string, wish: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ act: 'pay', ...wish })
  const response = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location') ?? ''
}

describe.each([
  ['xendit', 'GRABPAY'],
  ['maya', 'checkout'],
])('%s', (name, instrument) => {
  let gateway: PaymentGateway
  beforeAll(() => {
    const found = sandbox.gateways.get(name)
    if (!found) throw new Error('The gateway is not there.')
    gateway = found
  })
  afterEach(() => misbehave('none'))

  function open(reference: string = randomUUID(), amount = 100n * peso) {
    const urls = { paidUrl: 'https://a.example/paid', leftUrl: 'https://a.example/left' }
    return gateway.openPayment({ reference, amount, instrument, title: 'Deposit', ...urls })
  }

  function misbehave(kind: string) {
    const body = JSON.stringify({ party: name, kind })
    return fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  test('a page is opened for an amount, and tells what was paid on it', async () => {
    const reference = randomUUID()
    const { session, intent, payUrl } = await open(reference, 1_234_500n)
    const opened = { session, intent, reference, paid: [], hasFailed: false, isClosed: false }
    expect(await gateway.findPayment(session)).toEqual(opened)
    expect(await pay(payUrl)).toBe('https://a.example/paid')
    const page = await gateway.findPayment(session)
    expect(page).toMatchObject({ isClosed: false, paid: [{ reference, amount: 1_234_500n, currency: 'PHP' }] })
    expect(page?.paid[0]?.paidAtMs).toBe(Math.floor(clock.now() / 1000) * 1000)
  })

  test('a second payment, another amount and another currency are reported as they are', async () => {
    const { session, payUrl } = await open()
    await pay(payUrl, { act: 'twice' })
    await pay(payUrl, { amount: '55.50', currency: 'USD' })
    const page = await gateway.findPayment(session)
    expect(page?.paid.map(({ amount, currency }) => [amount, currency])).toEqual([
      [1_000_000n, 'PHP'],
      [1_000_000n, 'PHP'],
      [555_000n, 'USD'],
    ])
    expect(new Set(page?.paid.map(({ id }) => id)).size).toBe(3)
  })

  test('one payment is told by its own name, also the second on a page, and what failed or never was is not', async () => {
    const reference = randomUUID()
    const { session, payUrl } = await open(reference)
    await pay(payUrl, { act: 'twice' })
    const paid = (await gateway.findPayment(session))?.paid ?? []
    expect(paid).toHaveLength(2)
    for (const one of paid) expect(await gateway.findTaken(one.id)).toEqual({ ...one, intent: '' })
    expect(await gateway.findTaken(randomUUID())).toBeUndefined()
    await misbehave('refusing')
    await expect(gateway.findTaken(paid[0]?.id ?? '')).rejects.toThrow(GatewayFault)
  })

  test('a failed attempt leads back and is told, as long as no other one succeeded', async () => {
    const { session, payUrl } = await open()
    expect(await pay(payUrl, { act: 'fail' })).toBe('https://a.example/left')
    expect(await gateway.findPayment(session)).toMatchObject({ hasFailed: true, paid: [] })
    await pay(payUrl)
    expect(await gateway.findPayment(session)).toMatchObject({ hasFailed: false, isClosed: false, paid: [{}] })
  })

  test('a page that is closed stays closed, and one that was paid cannot be', async () => {
    const [unpaid, paid] = [await open(), await open()]
    await gateway.closePayment(unpaid.session)
    expect(await gateway.findPayment(unpaid.session)).toMatchObject({ isClosed: true })
    await pay(paid.payUrl)
    await gateway.closePayment(paid.session)
    expect(await gateway.findPayment(paid.session)).toMatchObject({ isClosed: false, paid: [{}] })
  })

  test('a page that the gateway does not know is none', async () => {
    expect(await gateway.findPayment('nobody/../x')).toBeUndefined()
  })

  test('an amount that the gateway cannot be told exactly is never sent', async () => {
    await expect(open(randomUUID(), 1_000_001n)).rejects.toThrow(RangeError)
  })

  test.each(['silent', 'refusing', 'garbled', 'cut'])('while it is %s every call is a fault', async kind => {
    const { session } = await open()
    await misbehave(kind)
    await expect(open()).rejects.toThrow(GatewayFault)
    await expect(gateway.findPayment(session)).rejects.toThrow(GatewayFault)
  })
})

test('the same wish made again after its answer was lost is the same request at Xendit', async () => {
  const gateway = xendit({ url: sandbox.url, ...xenditKeys })
  const urls = { paidUrl: 'https://a.example/', leftUrl: 'https://a.example/' }
  const wish = { reference: randomUUID(), amount: 100n * peso, instrument: 'GCASH', title: 'x', ...urls }
  const [first, again] = [await gateway.openPayment(wish), await gateway.openPayment(wish)]
  expect(again).toEqual(first)
  expect((await gateway.openPayment({ ...wish, amount: 200n * peso })).session).not.toBe(first.session)
})

test('the list of Xendit has every payment since a moment, over as many pages as it takes', async () => {
  clock.advance(3_600_000)
  const gateway = xendit({ url: sandbox.url, ...xenditKeys })
  const sinceMs = clock.now()
  const urls = { paidUrl: 'https://a.example/', leftUrl: 'https://a.example/' }
  const reference = randomUUID()
  const wish = { reference, amount: 100n * peso, instrument: 'GCASH', title: 'x', ...urls }
  const { payUrl, session } = await gateway.openPayment(wish)
  for (let times = 0; times < 26; times++) await pay(payUrl, { act: 'twice' })
  await pay(payUrl, { act: 'fail' })
  const listed = await listPaidSince(gateway, sinceMs)
  const onPage = (await gateway.findPayment(session))?.paid ?? []
  expect(listed).toHaveLength(52)
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(onPage.map(({ id }) => id)))
  expect(listed.every(payment => payment.reference === reference)).toBe(true)
  clock.advance(5000)
  expect(await listPaidSince(gateway, clock.now())).toEqual([])
})

test('with the key of another account nothing is opened', async () => {
  const stranger = xendit({ url: sandbox.url, key: 'xnd_of_somebody_else', eventToken: 'x' })
  const urls = { paidUrl: 'https://a.example/', leftUrl: 'https://a.example/' }
  const wish = { reference: 'r', amount: 100n * peso, instrument: 'GCASH', title: 'x', ...urls }
  await expect(stranger.openPayment(wish)).rejects.toThrow('it refused with 401')
})
