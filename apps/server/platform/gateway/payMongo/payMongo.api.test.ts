import { randomUUID } from 'node:crypto'
import { gatewayKeys, listPaidSince, openSandbox, type Sandbox, type TestClock, testClock } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GatewayFault } from '../gatewayFault.ts'
import type { PaymentGateway } from '../paymentGateway.ts'
import { payMongo } from './payMongo.ts'

let clock: TestClock
let sandbox: Sandbox
let gateway: PaymentGateway
beforeAll(async () => {
  clock = testClock()
  sandbox = await openSandbox(clock)
  gateway = payMongo({ url: sandbox.url, ...gatewayKeys, clock, patienceMs: 1000 })
})
afterAll(() => sandbox.close())
afterEach(() => misbehave('none'))

const peso = 10_000n

function open(reference: string = randomUUID(), amount = 100n * peso) {
  const urls = { paidUrl: 'https://a.example/paid', leftUrl: 'https://a.example/left' }
  return gateway.openPayment({ reference, amount, instrument: 'gcash', title: 'Deposit', ...urls })
}

async function pay(payUrl: string, wish: Record<string, string> = {}): Promise<void> {
  const body = new URLSearchParams({ act: 'pay', ...wish })
  await fetch(payUrl, { method: 'POST', body, redirect: 'manual' })
}

const list = (sinceMs: number) => listPaidSince(gateway, sinceMs)

function misbehave(kind: string) {
  const body = JSON.stringify({ party: 'paymongo', kind })
  return fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

test('a page is opened for an amount, and tells what was paid on it', async () => {
  const reference = randomUUID()
  const { session, intent, payUrl } = await open(reference, 1_234_500n)
  expect(await gateway.findPayment(session)).toEqual({
    session,
    intent,
    reference,
    paid: [],
    hasFailed: false,
    isClosed: false,
  })
  await pay(payUrl)
  const page = await gateway.findPayment(session)
  expect(page?.paid).toMatchObject([{ intent, reference, amount: 1_234_500n, currency: 'PHP' }])
})

test('a failed attempt is reported until another attempt succeeds', async () => {
  const { session, payUrl } = await open()
  await pay(payUrl, { act: 'fail' })
  expect(await gateway.findPayment(session)).toMatchObject({ hasFailed: true, paid: [] })
  await pay(payUrl)
  expect(await gateway.findPayment(session)).toMatchObject({ hasFailed: false, paid: [{}] })
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
  expect(await gateway.findPayment('cs_nobody/../x')).toBeUndefined()
})

test('an amount that the gateway cannot be told exactly is never sent', async () => {
  await expect(open(randomUUID(), 1_000_001n)).rejects.toThrow(RangeError)
})

test('the list has every payment since a moment, over as many pages as it takes', async () => {
  clock.advance(3_600_000)
  const sinceMs = clock.now()
  const { payUrl, intent } = await open()
  for (let times = 0; times < 52; times++) await pay(payUrl, { act: 'twice' })
  await pay(payUrl, { act: 'fail' })
  await pay(payUrl, { minutes: '5' })
  const listed = await list(sinceMs)
  expect(listed).toHaveLength(104)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(104)
  expect(listed.every(payment => payment.intent === intent)).toBe(true)
  clock.advance(5 * 60_000)
  expect(await list(sinceMs)).toHaveLength(105)
  expect(await list(clock.now() + 1000)).toEqual([])
})

test('one payment is told by its own name, however many came after it', async () => {
  const reference = randomUUID()
  const { payUrl, intent, session } = await open(reference)
  await pay(payUrl)
  const [paid] = (await gateway.findPayment(session))?.paid ?? []
  for (let times = 0; times < 3; times++) await pay((await open()).payUrl)
  expect(await gateway.findTaken(paid?.id ?? '')).toEqual({ ...paid, intent, reference })
  const failed = await open()
  await pay(failed.payUrl, { act: 'fail' })
  expect([await gateway.findTaken('pay_nobody'), await gateway.findTaken(failed.session)]).toEqual([
    undefined,
    undefined,
  ])
})

test.each(['silent', 'refusing', 'garbled', 'slow', 'cut'])('while it is %s every call is a fault', async kind => {
  const { session } = await open()
  await misbehave(kind)
  await expect(open()).rejects.toThrow(GatewayFault)
  await expect(gateway.findPayment(session)).rejects.toThrow(GatewayFault)
  await expect(gateway.findTaken('pay_1')).rejects.toThrow(GatewayFault)
  await expect(list(0)).rejects.toThrow(GatewayFault)
})

test('with the key of another account nothing is opened', async () => {
  const stranger = payMongo({ url: sandbox.url, key: 'sk_test_somebody_else', eventKey: 'whsk', clock })
  const urls = { paidUrl: 'https://a.example/', leftUrl: 'https://a.example/' }
  const wish = { reference: 'r', amount: 100n * peso, instrument: 'gcash', title: 'x', ...urls }
  await expect(stranger.openPayment(wish)).rejects.toThrow('it refused with 401')
})
