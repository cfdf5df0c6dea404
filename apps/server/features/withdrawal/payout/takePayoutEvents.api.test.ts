import { createHmac } from 'node:crypto'
import {
  gatewayKeys,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  startWorker,
  type WithdrawalWorld,
  xenditKeys,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { countJobs } from '../../../platform/jobs/job.store.ts'
import { pay } from './pay.ts'
import { payJob } from './payJob.ts'

interface PayoutEnd {
  readonly reference: string
  readonly id: string
  readonly kind: 'paid' | 'failed' | 'returned'
}

interface WrittenEvent {
  readonly body: object
  headersOf(text: string, nowMs: number, secret: string): Readonly<Record<string, string>>
}

/** An event as each gateway writes it, and how it is proven to be from there. */
const dialects = {
  paymongo: {
    secret: gatewayKeys.eventKey,
    write: ({ reference, id, kind }: PayoutEnd): WrittenEvent => ({
      body: {
        data: {
          id,
          attributes: {
            type: kind === 'paid' ? 'transfer.outward.successful' : 'transfer.outward.failed',
            livemode: false,
            data: { id: 'tr_1', reference_number: reference },
          },
        },
      },
      headersOf(text, nowMs, secret) {
        const time = Math.floor(nowMs / 1000)
        const signature = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
        return { 'paymongo-signature': `t=${time},te=${signature}` }
      },
    }),
  },
  xendit: {
    secret: xenditKeys.eventToken,
    write: ({ reference, id, kind }: PayoutEnd): WrittenEvent => ({
      body: {
        event: { paid: 'payout.succeeded', failed: 'payout.failed', returned: 'payout.reversed' }[kind],
        data: { id: 'disb-1', reference_id: reference },
      },
      headersOf: (_text, _nowMs, secret) => ({ 'x-callback-token': secret, 'webhook-id': id }),
    }),
  },
} as const

describe.each(['paymongo', 'xendit'] as const)('at the door of %s', name => {
  const { secret, write } = dialects[name]
  let desk: WithdrawalWorld
  let worker: Jobs
  beforeAll(async () => {
    desk = await openWithdrawalWorld(name)
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
    const statusNow = async () => (await desk.row(luz, id)).status
    await vi.waitFor(async () => expect(await statusNow()).toBe(status), { timeout: 10_000, interval: 50 })
  }

  function post(body: object, headersOf: WrittenEvent['headersOf'], by = secret): Promise<Response> {
    const text = JSON.stringify(body)
    return fetch(`${desk.world.url}/gateway/${name}/payouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(text, desk.world.clock.now(), by) },
      body: text,
    })
  }

  function tell(told: Partial<PayoutEnd> & Pick<PayoutEnd, 'reference'>, by?: string): Promise<Response> {
    const { body, headersOf } = write({ id: 'evt_1', kind: 'paid', ...told })
    return post(body, headersOf, by)
  }

  async function isSent(id: string): Promise<void> {
    const transfers = () => desk.transfers(id)
    await vi.waitFor(async () => expect(await transfers()).toHaveLength(1), { timeout: 10_000, interval: 50 })
  }

  test('an event has the gateway asked, however often it comes, and the money arrives once', async () => {
    await desk.bend('payout_events', 'duplicated', 1)
    const id = await desk.begin(luz)
    await becomes(id, 'completed')
    expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
  })

  test('one that comes before the answer that it was taken loses nothing: the clock asks again', async () => {
    await desk.bend('transfers', 'early', 1)
    await desk.bend('payouts', 'cut', 1)
    const id = await desk.begin(luz)
    await isSent(id)
    for (let minute = 0; minute < 3 && (await desk.row(luz, id)).status !== 'completed'; minute++) {
      desk.world.clock.advance(60_000)
      await desk.work()
    }
    await becomes(id, 'completed')
    expect(await desk.transfers(id)).toHaveLength(1)
    expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
  })

  test('money that comes back is told, and given back', async () => {
    const id = await desk.begin(luz)
    await becomes(id, 'completed')
    await desk.decide(id, 'returned')
    await becomes(id, 'canceled')
    expect((await desk.money(luz)).balance).toBe('1000.00')
  })

  test('an event that what failed was paid all the same calls somebody at once', async () => {
    await desk.bend('transfers', 'failing', 1)
    const id = await desk.begin(luz)
    await becomes(id, 'canceled')
    await desk.decide(id, 'succeeded')
    const kinds = async () =>
      (await desk.world.db.app(listIncidents)).filter(({ subject }) => subject.endsWith(id)).map(({ kind }) => kind)
    await vi.waitFor(async () => expect(await kinds()).toEqual(['PAYOUT_LEFT_TWICE']), {
      timeout: 10_000,
      interval: 50,
    })
    expect((await desk.money(luz)).balance).toBe('1000.00')
  })

  test('that it came back and only then that it was paid: late words change nothing', async () => {
    await desk.bend('payout_events', 'delayed', 1)
    const id = await desk.begin(luz)
    await isSent(id)
    desk.world.clock.advance(30_000)
    expect((await tell({ reference: id, id: 'evt_asks' })).status).toBe(200)
    await becomes(id, 'completed')
    await desk.decide(id, 'returned')
    await becomes(id, 'canceled')
    // The first word is told now, a minute late, and once more by a stranger who has the secret.
    desk.world.clock.advance(60_000)
    expect((await tell({ reference: id, id: 'evt_late' })).status).toBe(200)
    await desk.work()
    expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'returned' })
    expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
  })

  test.each([
    ['paid', 'succeeded', 'completed'],
    ['failed', 'failed', 'canceled'],
  ] as const)('one that says "%s" too early does not make the true one a repeat', async (kind, fate, status) => {
    onTestFinished(() => desk.bend('payout_events', 'none'))
    await desk.bend('payout_events', 'lost')
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(luz)
    await isSent(id)
    const name = `evt_early_${kind}`
    async function isSettled() {
      const rows = await desk.world.db.app(tx => tx.selectFrom('payout_event').selectAll().execute())
      return rows.find(row => row.event_id === name)?.is_settled
    }
    expect((await tell({ reference: id, id: name, kind })).status).toBe(200)
    const waiting = async () => (await desk.world.db.app(countJobs)).filter(({ task }) => task === payJob.name)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000, interval: 50 })
    expect([(await desk.row(luz, id)).status, await isSettled()]).toEqual(['paying', false])
    await desk.decide(id, fate)
    expect((await tell({ reference: id, id: name, kind })).status).toBe(200)
    await becomes(id, status)
    await vi.waitFor(async () => expect(await isSettled()).toBe(true), { timeout: 10_000, interval: 50 })
  })

  test('an event says nothing that is believed: the gateway itself is asked', async () => {
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(luz)
    await isSent(id)
    for (const kind of ['paid', 'failed', 'returned'] as const) {
      expect((await tell({ reference: id, id: `evt_lie_${kind}`, kind })).status).toBe(200)
    }
    await desk.decide(id, 'succeeded')
    await becomes(id, 'completed')
    expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
  })

  test('what the gateway did not prove to be its own, or says of nobody, changes nothing', async () => {
    const id = await desk.begin(luz)
    expect((await tell({ reference: id }, 'somebody_elses')).status).toBe(401)
    expect((await post({ data: {} }, write({ reference: id, id: '', kind: 'paid' }).headersOf)).status).toBe(401)
    expect((await post(write({ reference: id, id: 'evt_2', kind: 'paid' }).body, () => ({}))).status).toBe(401)
    const nobody = { reference: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', id: 'evt_nobody' }
    expect((await tell(nobody)).status).toBe(200)
  })

  test('forged by the gateway’s own line they are turned away, and the clock finds what became of it', async () => {
    await desk.bend('payout_events', 'forged', 1)
    await desk.bend('transfers', 'delayed', 1)
    const id = await desk.begin(luz)
    await isSent(id)
    // Whoever sent it may hear so only now, and then sees to it an hour later.
    for (let hour = 0; hour < 3 && (await desk.row(luz, id)).status !== 'completed'; hour++) {
      desk.world.clock.advance(3_600_000)
      await desk.work()
    }
    await becomes(id, 'completed')
  })

  test('of events that nobody signed only so many a minute are answered to one address', async () => {
    desk.world.clock.advance(60_000)
    const id = await desk.begin(luz)
    const forged = Array.from({ length: 25 }, () => tell({ reference: id }, 'whsk_of_somebody_else'))
    const answers = (await Promise.all(forged)).map(({ status }) => status)
    // The gateway's own forged ones come from the same address, and are tried again now and then.
    expect(answers.filter(status => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(answers.filter(status => status === 401).length).toBeGreaterThan(10)
    expect((await tell({ reference: id, id: 'evt_true' })).status).toBe(200)
  })
})

test('an event of PayMongo’s other mode is turned away, though it is signed', async () => {
  const desk = await openWithdrawalWorld()
  const { body, headersOf } = dialects.paymongo.write({ reference: crypto.randomUUID(), id: 'evt_1', kind: 'paid' })
  const text = JSON.stringify(body).replace('"livemode":false', '"livemode":true')
  const signed = headersOf(text, desk.world.clock.now(), gatewayKeys.eventKey)['paymongo-signature'] ?? ''
  const headers = { 'content-type': 'application/json', 'paymongo-signature': signed.replace('te=', 'li=') }
  const init = { method: 'POST', headers, body: text }
  expect((await fetch(`${desk.world.url}/gateway/paymongo/payouts`, init)).status).toBe(401)
  await desk.close()
})
