import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { GatewayFault } from '../gatewayFault.ts'
import { gatewayNumbers } from '../gatewayNumbers.ts'
import { parseEvent } from '../parseEvent.ts'
import type { GatewayEvent, PaidPage, PaymentGateway, TakenPayment } from '../paymentGateway.ts'
import { readEntries } from '../readEntries.ts'
import {
  entry,
  eventBody,
  pageOf,
  payment,
  paymentAnswer,
  paymentsAnswer,
  sessionAnswer,
  takenPayment,
} from './answers.ts'
import { centavoCount } from './centavoCount.ts'
import { isSignedEvent } from './isSignedEvent.ts'

interface PayMongoOptions {
  readonly url: string
  /** The account's secret key: `sk_live_…`, or `sk_test_…` where no real money moves. */
  readonly key: string
  /** With which it signs what it sends us. */
  readonly eventKey: string
  readonly clock: Clock
  readonly patienceMs?: number
}

/** By what one pays on its pages, under its names (`payment_method_types`). */
const instruments: ReadonlySet<string> = new Set([
  'billease',
  'brankas_bdo',
  'brankas_landbank',
  'brankas_metrobank',
  'card',
  'dob',
  'dob_ubp',
  'gcash',
  'grab_pay',
  'paymaya',
  'qrph',
  'shopee_pay',
])

const pageSize = 100

/** Speaks PayMongo's public interface: pages of its own to pay on, signed events, amounts in centavos. */
export function payMongo(options: PayMongoOptions): PaymentGateway {
  const { key, eventKey, clock } = options
  const call = gatewayCall(options)
  const isLive = key.startsWith('sk_live_')
  return {
    name: 'paymongo',
    account: gatewayNumbers.paymongo,
    takes: instrument => instruments.has(instrument),
    async openPayment(wish) {
      const page = readAnswer(
        sessionAnswer,
        await call('POST', '/v1/checkout_sessions', { body: { data: { attributes: asked(wish) } } }),
      )
      const { session, intent, reference } = pageOf(page.data)
      if (reference !== wish.reference) throw new GatewayFault('it opened a page for something else')
      return { session, intent, payUrl: page.data.attributes.checkout_url }
    },
    async findPayment(session) {
      const answer = await call('GET', `/v1/checkout_sessions/${encodeURIComponent(session)}`)
      return answer.status === 404 ? undefined : pageOf(readAnswer(sessionAnswer, answer).data)
    },
    findTaken: id => findTaken(call, id),
    async closePayment(session) {
      // Whether it could be closed is asked afterwards: one that was paid in this moment cannot.
      await call('POST', `/v1/checkout_sessions/${encodeURIComponent(session)}/expire`)
    },
    listPaid: (sinceMs, place) => listPaid(call, sinceMs, place),
    readEvent(headerOf, body) {
      const header = headerOf('paymongo-signature')
      return readEvent({ header, body, key: eventKey, isLive, nowMs: clock.now() })
    },
  }
}

function asked(wish: Parameters<PaymentGateway['openPayment']>[0]) {
  return {
    line_items: [{ name: wish.title, amount: centavoCount(wish.amount), currency: 'PHP', quantity: 1 }],
    payment_method_types: [wish.instrument],
    description: wish.title,
    reference_number: wish.reference,
    metadata: { reference: wish.reference },
    success_url: wish.paidUrl,
    cancel_url: wish.leftUrl,
    send_email_receipt: false,
  }
}

async function findTaken(call: GatewayCall, id: string): Promise<TakenPayment | undefined> {
  const answer = await call('GET', `/v1/payments/${encodeURIComponent(id)}`)
  if (answer.status === 404) return undefined
  const { data } = readAnswer(paymentAnswer, answer)
  if (data.id !== id) throw new GatewayFault('it tells of another payment than it was asked about')
  return data.attributes.status === 'paid' ? takenPayment(data) : undefined
}

/** The newest first, however old: one that is older than was asked for is the end. */
async function listPaid(call: GatewayCall, sinceMs: number, place: string): Promise<PaidPage> {
  const query = new URLSearchParams({ limit: String(pageSize), ...(place ? { before: place } : {}) })
  const { data, has_more: hasMore } = readAnswer(paymentsAnswer, await call('GET', `/v1/payments?${query.toString()}`))
  const marks = data.map(one => v.parse(entry, one))
  const isOld = (at: number) => (marks[at]?.attributes.created_at ?? sinceMs) * 1000 < sinceMs
  const young = data.filter((_one, at) => !isOld(at) && marks[at]?.attributes.status === 'paid')
  const { read, unread } = readEntries(payment, young)
  // Where it does not say whether there is more, only an empty page is the last.
  const isEnd = hasMore === false || data.length === 0 || data.some((_one, at) => isOld(at))
  const last = marks.findLast(({ id }) => id !== '')?.id
  if (!isEnd && last === undefined) throw new GatewayFault('its list of payments names none of them')
  return { paid: read.map(takenPayment), unread, next: isEnd ? '' : (last ?? '') }
}

interface EventDelivery {
  readonly header: string
  readonly body: Buffer
  readonly key: string
  readonly isLive: boolean
  readonly nowMs: number
}

const said: Readonly<Record<string, GatewayEvent['says']>> = {
  'checkout_session.payment.paid': 'paid',
  'payment.paid': 'paid',
  'payment.failed': 'unpaid',
}

/** An event of the other mode counts as unproven, however well it is signed: no real money was moved by it. */
function readEvent(sent: EventDelivery): GatewayEvent | undefined {
  const event = parseEvent(eventBody, sent.body)
  if (!event) return undefined
  const { id, attributes } = event.data
  if (attributes.livemode !== sent.isLive || !isSignedEvent(sent)) return undefined
  const { data } = attributes
  const isPage = data.type === 'checkout_session'
  return {
    id,
    kind: attributes.type,
    says: said[attributes.type] ?? 'other',
    paymentId: isPage ? '' : data.id,
    session: isPage ? data.id : '',
    intent: data.attributes.payment_intent_id ?? '',
    reference: data.attributes.reference_number || data.attributes.metadata?.reference || '',
  }
}
