import { createHmac, sign } from 'node:crypto'
import { type DepositWorld, gatewayKeys, openDepositWorld, testRsaKeys, xenditKeys } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

interface EventFields {
  readonly session: string
  readonly reference: string
  readonly paymentId: string
  readonly isPaid: boolean
}

interface SignedEvent {
  /** How the event is kept. */
  readonly name: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** An event as each gateway writes it: PayMongo's of a page, Xendit's of a payment, and Maya's, which bears no name. */
const dialects: Readonly<Record<string, (fields: EventFields, nowMs: number) => SignedEvent>> = {
  paymongo({ session, reference, isPaid }, nowMs) {
    const name = `evt_${session}`
    const about = isPaid
      ? { id: session, type: 'checkout_session', attributes: { reference_number: reference } }
      : { id: 'pay_1', type: 'payment', attributes: { metadata: { reference } } }
    const type = isPaid ? 'checkout_session.payment.paid' : 'payment.failed'
    const body = JSON.stringify({ data: { id: name, attributes: { type, livemode: false, data: about } } })
    const time = Math.floor(nowMs / 1000)
    const signature = createHmac('sha256', gatewayKeys.eventKey).update(`${time}.${body}`).digest('hex')
    return { name, body, headers: { 'paymongo-signature': `t=${time},te=${signature},li=` } }
  },
  xendit({ session, reference, paymentId, isPaid }) {
    const name = `evt-${session}`
    const data = { id: paymentId, payment_request_id: session, reference_id: reference }
    const body = JSON.stringify({ event: isPaid ? 'payment.succeeded' : 'payment.failed', data })
    return { name, body, headers: { 'x-callback-token': xenditKeys.eventToken, 'webhook-id': name } }
  },
  maya({ session, reference, isPaid }, nowMs) {
    const status = isPaid ? 'PAYMENT_SUCCESS' : 'PAYMENT_FAILED'
    const body = JSON.stringify({ id: session, status, requestReferenceNumber: reference })
    const nonce = 'nonce-of-the-tests'
    const signed = `id=${session}&requestReferenceNumber=${reference}&status=${status}&nonce=${nonce}`
    const [, theirs] = testRsaKeys()
    if (!theirs) throw new Error('There is no key.')
    const v1 = sign('sha256', Buffer.from(signed), theirs.privateKey).toString('hex')
    const headers = {
      'x-maya-webhook-signature': `nonce=${nonce},v1=${v1}`,
      'x-maya-webhook-timestamp': String(nowMs),
    }
    return { name: `${session} ${status}`, body, headers }
  },
}

describe.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)('through %s', (gateway, pid) => {
  const write = dialects[gateway]

  async function begin() {
    await cashier.misbehave({ party: `${gateway}_events`, kind: 'lost' })
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player, { pid })
    const session = payUrl.split('/').at(-1) ?? ''
    return { player, id, payUrl, session }
  }

  async function paymentOn(session: string): Promise<string> {
    const page = await cashier.world.api.deposits.gateways.get(gateway)?.findPayment(session)
    return page?.paid[0]?.id ?? 'not-paid-yet'
  }

  /** Sends an event, and gives how it is kept once it was acted upon. */
  async function tell({ session, id: reference }: { session: string; id: string }, isPaid = true) {
    const { db, clock, url } = cashier.world
    const written = write?.({ session, reference, paymentId: await paymentOn(session), isPaid }, clock.now())
    if (!written) throw new Error('Nothing is written.')
    const headers = { 'content-type': 'application/json', ...written.headers }
    const answer = await fetch(`${url}/gateway/${gateway}/events`, { method: 'POST', headers, body: written.body })
    expect(answer.status).toBe(200)
    await cashier.heard(1)
    return db.app(tx =>
      tx
        .selectFrom('payment_event')
        .select(['handled_at', 'is_settled'])
        .where('event_id', '=', written.name)
        .executeTakeFirstOrThrow(),
    )
  }

  test('an event that came before the money was taken does not make the true one a repeat', async () => {
    const { player, id, payUrl, session } = await begin()
    expect(await tell({ session, id })).toMatchObject({ is_settled: false })
    expect((await cashier.row(player, id)).status).toBe('pending')
    await cashier.act(payUrl)
    const heard = await tell({ session, id })
    expect(heard).toMatchObject({ is_settled: true })
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
    expect(await cashier.balance(player)).toBe('100.00')
    cashier.world.clock.advance(1000)
    expect(await tell({ session, id })).toEqual(heard)
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('an event that came before the attempt failed does not make the true one a repeat', async () => {
    const { player, id, payUrl, session } = await begin()
    expect(await tell({ session, id }, false)).toMatchObject({ is_settled: false })
    expect((await cashier.row(player, id)).status).toBe('pending')
    await cashier.act(payUrl, { act: 'fail' })
    expect(await tell({ session, id }, false)).toMatchObject({ is_settled: true })
    expect((await cashier.row(player, id)).status).toBe('canceled')
  })
})
