import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { GatewayFault } from '../gatewayFault.ts'
import { gatewayNumbers } from '../gatewayNumbers.ts'
import { parseEvent } from '../parseEvent.ts'
import type { HeaderReader } from '../headerOf.ts'
import type { GatewayEvent, PaidPage, PaymentGateway, PaymentWish, TakenPayment } from '../paymentGateway.ts'
import { readEntries } from '../readEntries.ts'
import { pesoNumber } from '../wirePesos.ts'
import {
  eventBody,
  isOver,
  line,
  pageOf,
  paymentsAnswer,
  requestAnswer,
  transaction,
  transactionsAnswer,
  webAddressOf,
} from './answers.ts'
import { eventName, hasToken } from './hasToken.ts'

interface XenditOptions {
  readonly url: string
  /** The account's secret key. */
  readonly key: string
  /** What every event of the account carries. */
  readonly eventToken: string
  readonly patienceMs?: number
}

/** The wallets of the country, as its channel codes name them. */
const wallets: ReadonlySet<string> = new Set(['GCASH', 'GRABPAY', 'PAYMAYA', 'SHOPEEPAY'])

const pageSize = 50

/** Speaks Xendit's public interface: payment requests by wallet, events with a token, amounts in pesos. */
export function xendit(options: XenditOptions): PaymentGateway {
  const call = gatewayCall(options)
  return {
    name: 'xendit',
    account: gatewayNumbers.xendit,
    takes: instrument => wallets.has(instrument),
    async openPayment(wish) {
      const body = asked(wish)
      // The same wish is the same request there, so that an answer that was lost opens no second page.
      const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex')
      const answer = await call('POST', '/payment_requests', { body, idempotencyKey })
      const request = readAnswer(requestAnswer, answer)
      const payUrl = webAddressOf(request) ?? ''
      if (request.reference_id !== wish.reference) throw new GatewayFault('it opened a request for something else')
      if (payUrl === '' && !isOver(request)) throw new GatewayFault('its request has no page to pay on')
      return { session: request.id, intent: request.payment_method.id, payUrl }
    },
    async findPayment(session) {
      const answer = await call('GET', `/payment_requests/${encodeURIComponent(session)}`)
      if (answer.status === 404) return undefined
      const request = readAnswer(requestAnswer, answer)
      return pageOf(request, await listOfMethod(call, request.payment_method.id))
    },
    findTaken: id => findTaken(call, id),
    async closePayment(session) {
      const request = readAnswer(requestAnswer, await call('GET', `/payment_requests/${encodeURIComponent(session)}`))
      // Whether it could be closed is asked afterwards: one that was paid in this moment cannot.
      await call('POST', `/v2/payment_methods/${encodeURIComponent(request.payment_method.id)}/expire`)
    },
    listPaid: (sinceMs, place) => listPaid(call, sinceMs, place),
    readEvent: (header, body) => readEvent(options.eventToken, header, body),
  }
}

function asked(wish: PaymentWish) {
  return {
    reference_id: wish.reference,
    amount: pesoNumber(wish.amount),
    currency: 'PHP',
    country: 'PH',
    description: wish.title,
    payment_method: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channel_code: wish.instrument,
        channel_properties: {
          success_return_url: wish.paidUrl,
          failure_return_url: wish.leftUrl,
          cancel_return_url: wish.leftUrl,
        },
      },
    },
    metadata: { reference: wish.reference },
  }
}

async function listOfMethod(call: GatewayCall, method: string) {
  const answer = await call('GET', `/v2/payment_methods/${encodeURIComponent(method)}/payments?limit=100`)
  const { data, has_more: hasMore } = readAnswer(paymentsAnswer, answer)
  if (hasMore) throw new GatewayFault('its list of one page’s payments has no end')
  return data
}

/** A line of all that moved, sought by the payment's own name. */
async function findTaken(call: GatewayCall, id: string): Promise<TakenPayment | undefined> {
  const query = new URLSearchParams({ types: 'PAYMENT', product_id: id, limit: '10' })
  const { data } = readAnswer(transactionsAnswer, await call('GET', `/transactions?${query.toString()}`))
  const { read, unread } = readEntries(transaction, data, 'product_id')
  // Whoever does not know what is sought by would answer with all there is, and what is not among it might be there.
  if (unread.length > 0 || read.some(({ product_id: name }) => name !== id)) {
    throw new GatewayFault('it tells of other transactions than it was asked about')
  }
  const marks = data.map(one => v.parse(line, one))
  const found = read.find((_one, at) => marks[at]?.type === 'PAYMENT' && marks[at]?.status === 'SUCCESS')
  return found && takenOf(found)
}

async function listPaid(call: GatewayCall, sinceMs: number, place: string): Promise<PaidPage> {
  const query = new URLSearchParams({
    types: 'PAYMENT',
    statuses: 'SUCCESS',
    'created[gte]': new Date(sinceMs).toISOString(),
    limit: String(pageSize),
    ...(place ? { after_id: place } : {}),
  })
  const answer = await call('GET', `/transactions?${query.toString()}`)
  const { data, has_more: hasMore } = readAnswer(transactionsAnswer, answer)
  const marks = data.map(one => v.parse(line, one))
  const payments = data.filter((_one, at) => marks[at]?.type === 'PAYMENT' && marks[at]?.status === 'SUCCESS')
  const { read, unread } = readEntries(transaction, payments, 'product_id')
  const isEnd = !hasMore || data.length === 0
  const last = marks.findLast(({ id }) => id !== '')?.id
  if (!isEnd && last === undefined) throw new GatewayFault('its list of transactions names none of them')
  return { paid: read.map(takenOf), unread, next: isEnd ? '' : (last ?? '') }
}

function takenOf(one: v.InferOutput<typeof transaction>): TakenPayment {
  const { product_id: id, reference_id: reference, amount, currency, created } = one
  return { id, intent: '', reference, amount, currency, paidAtMs: created }
}

const said: Readonly<Record<string, GatewayEvent['says']>> = {
  'payment.succeeded': 'paid',
  'payment.failed': 'unpaid',
  'payment_method.expired': 'unpaid',
}

function readEvent(token: string, header: HeaderReader, body: Buffer): GatewayEvent | undefined {
  const event = hasToken(header, token) ? parseEvent(eventBody, body) : undefined
  if (!event) return undefined
  const { id, payment_request_id: session, reference_id: reference, payment_method: method } = event.data
  return {
    id: eventName(header, `${event.event} ${id}`),
    kind: event.event,
    says: said[event.event] ?? 'other',
    paymentId: id,
    session: session ?? '',
    intent: method?.id ?? '',
    reference: reference ?? '',
  }
}
