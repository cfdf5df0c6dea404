import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { gatewayNumbers } from '../gatewayNumbers.ts'
import { parseEvent } from '../parseEvent.ts'
import type { PaymentGateway, PaymentWish, TakenPayment } from '../paymentGateway.ts'
import { pesoNumber } from '../wirePesos.ts'
import { checkoutAnswer, eventBody, pageOf, paidOf, payment, paymentsAnswer, saidBy } from './answers.ts'
import { isSignedEvent } from './isSignedEvent.ts'

interface MayaOptions {
  readonly url: string
  /** With which pages are opened. */
  readonly publicKey: string
  /** With which everything else is asked. */
  readonly secretKey: string
  /** Of the gateway, by which it signs events. */
  readonly eventKey: KeyObject
  readonly clock: Clock
  readonly patienceMs?: number
}

/**
 * Speaks Maya Checkout: pages of its own to pay on, events with an RSA signature, amounts in pesos. It has no list of
 * what it took; what we never heard of is found by asking for our own references.
 */
export function maya({ publicKey, secretKey, eventKey, clock, ...options }: MayaOptions): PaymentGateway {
  const open = gatewayCall({ ...options, key: publicKey })
  const call = gatewayCall({ ...options, key: secretKey })
  return {
    name: 'maya',
    account: gatewayNumbers.maya,
    // Its page offers whatever the account has; one cannot choose.
    takes: instrument => instrument === 'checkout',
    async openPayment(wish) {
      const answer = await open('POST', '/checkout/v1/checkouts', { body: asked(wish) })
      const { checkoutId, redirectUrl } = readAnswer(checkoutAnswer, answer)
      return { session: checkoutId, intent: '', payUrl: redirectUrl }
    },
    findPayment: session => findPayment(call, session),
    findTaken: id => findTaken(call, id),
    async closePayment(session) {
      // Whether it could be closed is asked afterwards: one that was paid in this moment cannot.
      await call('POST', `/payments/v1/payments/${encodeURIComponent(session)}/cancel`)
    },
    listPaidFor: async reference => paidOf((await listOf(call, reference)) ?? []),
    readEvent(header, body) {
      const event = parseEvent(eventBody, body)
      if (!event || !isSignedEvent({ header, body, key: eventKey, nowMs: clock.now() })) return undefined
      const { id, status, requestReferenceNumber: reference } = event
      // It has no name of its own; the same payment in the same state is the same news.
      return {
        id: `${id} ${status}`,
        kind: status,
        says: saidBy(status),
        paymentId: id,
        session: id,
        intent: '',
        reference: reference ?? '',
      }
    },
  }
}

function asked(wish: PaymentWish) {
  const value = pesoNumber(wish.amount)
  return {
    totalAmount: { value, currency: 'PHP' },
    items: [{ name: wish.title, quantity: 1, totalAmount: { value } }],
    requestReferenceNumber: wish.reference,
    redirectUrl: { success: wish.paidUrl, failure: wish.leftUrl, cancel: wish.leftUrl },
    metadata: { reference: wish.reference },
  }
}

/** The page by its own name, and by its reference every payment that was made for the same. */
async function findPayment(call: GatewayCall, session: string) {
  const answer = await call('GET', `/payments/v1/payments/${encodeURIComponent(session)}`)
  if (answer.status === 404) return undefined
  const page = readAnswer(payment, answer)
  const reference = page.requestReferenceNumber ?? ''
  if (reference === '') return pageOf(session, page, [page])
  return pageOf(session, page, (await listOf(call, reference)) ?? [page])
}

async function findTaken(call: GatewayCall, id: string): Promise<TakenPayment | undefined> {
  const answer = await call('GET', `/payments/v1/payments/${encodeURIComponent(id)}`)
  return answer.status === 404 ? undefined : paidOf([readAnswer(payment, answer)]).find(one => one.id === id)
}

async function listOf(call: GatewayCall, reference: string) {
  const answer = await call('GET', `/payments/v1/payment-rrns/${encodeURIComponent(reference)}`)
  return answer.status === 404 ? undefined : readAnswer(paymentsAnswer, answer)
}
