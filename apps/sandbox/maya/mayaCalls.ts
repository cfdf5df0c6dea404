import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, answerCall, idOf } from '../till/answerCall.ts'
import { openPage } from '../till/openPage.ts'
import { expirePage, findPage, listPagesOf, type Page } from '../till/page.store.ts'
import { findPayment, listPayments } from '../till/payment.store.ts'
import { centavosOf } from '../till/pesos.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Till } from '../till/till.ts'
import { paymentResource } from './resources.ts'

const address = v.pipe(v.string(), v.url())

const wish = v.object({
  totalAmount: v.object({ value: v.pipe(v.number(), v.minValue(1)), currency: v.literal('PHP') }),
  items: v.array(v.object({ name: v.string(), totalAmount: v.object({ value: v.number() }) })),
  requestReferenceNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(36)),
  redirectUrl: v.object({ success: address, failure: address, cancel: address }),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
})

interface CallDeps {
  readonly till: Till
  readonly publicKey: string
  readonly secretKey: string
}

/** The calls of the gateway: a page to pay on by the public key; how it stands, and its end, by the secret one. */
export function mayaCalls(app: FastifyInstance, { till, publicKey, secretKey }: CallDeps): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    const keys = [url.startsWith('/checkout') ? publicKey : secretKey]
    const call = { party: till.dialect.name, faults: till.faults, keys, errorOf, perform }
    app.route({ method, url, handler: (req, reply) => answerCall({ ...call, req, reply }) })
  }
  open('POST', '/checkout/v1/checkouts', req => create(till, req.body))
  open('GET', '/payments/v1/payments/:id', req => show(till, idOf(req)))
  open('GET', '/payments/v1/payment-rrns/:id', req => listOf(till, idOf(req)))
  open('POST', '/payments/v1/payments/:id/cancel', req => cancel(till, idOf(req)))
}

async function create(till: Till, body: unknown): Promise<Answer> {
  const read = v.safeParse(wish, body)
  if (!read.success) return { status: 400, body: errorOf('2553', read.issues[0].message) }
  const { totalAmount, items, requestReferenceNumber: reference, redirectUrl, metadata } = read.output
  const { id } = await openPage(till, {
    id: randomUUID(),
    intent: '',
    reference,
    metadata,
    amount: centavosOf(String(totalAmount.value)),
    currency: totalAmount.currency,
    title: items[0]?.name ?? '',
    instrument: 'Maya Checkout',
    success_url: redirectUrl.success,
    failure_url: redirectUrl.failure,
    cancel_url: redirectUrl.cancel,
    call_key: null,
  })
  return { status: 200, body: { checkoutId: id, redirectUrl: till.pageUrl(id) } }
}

/** Every payment on a page; the page itself as long as there is none. */
async function paymentsOf(till: Till, page: Page) {
  const payments = await listPayments(till.books, page.id, secondsOf(till))
  const made = payments.map(payment => paymentResource(page, payment))
  return made.length > 0 ? made : [paymentResource(page, undefined)]
}

async function show(till: Till, id: string): Promise<Answer> {
  const now = secondsOf(till)
  const single = await findPayment(till.books, 'maya', { id, now })
  const page = await findPage(till.books, 'maya', { id: single?.page ?? id })
  if (page && single && single.id !== page.id) return { status: 200, body: paymentResource(page, single) }
  if (!page) return { status: 404, body: errorOf('PY0009', 'Payment does not exist.') }
  // What was paid last is what the page came to, but a failure never hides a payment.
  const payments = await paymentsOf(till, page)
  return { status: 200, body: payments.find(({ isPaid }) => isPaid) ?? payments.at(-1) ?? {} }
}

async function listOf(till: Till, reference: string): Promise<Answer> {
  const pages = await listPagesOf(till.books, 'maya', reference)
  if (pages.length === 0) return { status: 404, body: errorOf('PY0009', 'Payment does not exist.') }
  const payments = await Promise.all(pages.map(page => paymentsOf(till, page)))
  return { status: 200, body: payments.flat() }
}

async function cancel(till: Till, id: string): Promise<Answer> {
  if (await expirePage(till.books, id)) return show(till, id)
  return { status: 400, body: errorOf('PY0107', 'It is paid, or not there.') }
}

function errorOf(code: string, detail: string): object {
  return { code, error: detail, reference: randomUUID() }
}
