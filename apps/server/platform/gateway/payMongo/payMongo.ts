import type { Clock } from '../../clock.ts'
import { type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { GatewayFault } from '../gatewayFault.ts'
import { parseEvent } from '../parseEvent.ts'
import type { GatewayEvent, PaymentGateway, TakenPayment } from '../paymentGateway.ts'
import { eventBody, pageOf, paymentsAnswer, sessionAnswer, takenPayment } from './answers.ts'
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
/** More than it takes in a day: a list that does not end is a fault, not a reason to ask for ever. */
const mostPages = 200

/** Speaks PayMongo's public interface: pages of its own to pay on, signed events, amounts in centavos. */
export function payMongo(options: PayMongoOptions): PaymentGateway {
  const { key, eventKey, clock } = options
  const call = gatewayCall(options)
  const isLive = key.startsWith('sk_live_')
  return {
    name: 'paymongo',
    account: 1,
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
    async closePayment(session) {
      // Whether it could be closed is asked afterwards: one that was paid in this moment cannot.
      await call('POST', `/v1/checkout_sessions/${encodeURIComponent(session)}/expire`)
    },
    listPaid: sinceMs => listPaid(call, sinceMs),
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

async function listPaid(call: GatewayCall, sinceMs: number): Promise<readonly TakenPayment[]> {
  const taken: TakenPayment[] = []
  let before = ''
  for (let page = 0; page < mostPages; page++) {
    const place = before && `&before=${encodeURIComponent(before)}`
    const { data, has_more } = readAnswer(paymentsAnswer, await call('GET', `/v1/payments?limit=${pageSize}${place}`))
    const young = data.filter(({ attributes }) => attributes.created_at * 1000 >= sinceMs)
    taken.push(...young.filter(({ attributes }) => attributes.status === 'paid').map(takenPayment))
    before = data.at(-1)?.id ?? ''
    if (!has_more || young.length < data.length || before === '') return taken
  }
  throw new GatewayFault('its list of payments has no end')
}

interface Sent {
  readonly header: string
  readonly body: Buffer
  readonly key: string
  readonly isLive: boolean
  readonly nowMs: number
}

/** An event of the other mode counts as unproven, however well it is signed: no real money was moved by it. */
function readEvent(sent: Sent): GatewayEvent | undefined {
  const event = parseEvent(eventBody, sent.body)
  if (!event) return undefined
  const { id, attributes } = event.data
  if (attributes.livemode !== sent.isLive || !isSignedEvent(sent)) return undefined
  const { data } = attributes
  const isPage = data.type === 'checkout_session'
  return {
    id,
    kind: attributes.type,
    session: isPage ? data.id : '',
    intent: data.attributes.payment_intent_id ?? '',
    reference: data.attributes.reference_number || data.attributes.metadata?.reference || '',
  }
}
