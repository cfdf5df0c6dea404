import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, answerCall, idOf } from '../till/answerCall.ts'
import { openPage } from '../till/openPage.ts'
import { expirePage, findPage, type Page } from '../till/page.store.ts'
import { findPayment, listAllPayments, listPayments } from '../till/payment.store.ts'
import { centavosOf } from '../till/pesos.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Till } from '../till/till.ts'
import { listAllTransfers } from '../transfers/transfer.store.ts'
import { payoutTransaction } from './payoutResource.ts'
import { paymentResource, requestResource, transactionResource } from './resources.ts'

const address = v.pipe(v.string(), v.url())

const wish = v.object({
  reference_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  amount: v.pipe(v.number(), v.minValue(1)),
  currency: v.literal('PHP'),
  country: v.literal('PH'),
  description: v.optional(v.string(), ''),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
  payment_method: v.object({
    type: v.literal('EWALLET'),
    reusability: v.literal('ONE_TIME_USE'),
    ewallet: v.object({
      channel_code: v.picklist(['GCASH', 'GRABPAY', 'PAYMAYA', 'SHOPEEPAY']),
      channel_properties: v.object({
        success_return_url: address,
        failure_return_url: address,
        cancel_return_url: address,
      }),
    }),
  }),
})

interface CallDeps {
  readonly till: Till
  readonly key: string
}

/** The calls of the gateway: what is to be paid, how it stands, its end, its payments, and all that moved. */
export function xenditCalls(app: FastifyInstance, { till, key }: CallDeps): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    const call = { faults: till.faults, keys: [key], errorOf, perform }
    // What concerns money that is sent on fails with the calls that send it.
    const partyOf = (req: FastifyRequest) => (isOfPayouts(req) ? 'xendit_payouts' : 'xendit')
    app.route({ method, url, handler: (req, reply) => answerCall({ ...call, party: partyOf(req), req, reply }) })
  }
  open('POST', '/payment_requests', req => create(till, req.body, req.headers['idempotency-key']))
  open('GET', '/payment_requests/:id', async req => show(till, await findPage(till.books, 'xendit', { id: idOf(req) })))
  open('POST', '/v2/payment_methods/:id/expire', req => expire(till, idOf(req)))
  open('GET', '/v2/payment_methods/:id/payments', req => listOfMethod(till, idOf(req)))
  open('GET', '/transactions', req =>
    isOfPayouts(req) ? listPayouts(till, queryOf(req)) : listTransactions(till, queryOf(req)),
  )
}

function queryOf(req: FastifyRequest): Readonly<Record<string, string>> {
  return req.query as Readonly<Record<string, string>>
}

function isOfPayouts(req: FastifyRequest): boolean {
  return queryOf(req).types === 'DISBURSEMENT'
}

async function create(till: Till, body: unknown, callKey: unknown): Promise<Answer> {
  const read = v.safeParse(wish, body)
  if (!read.success) return { status: 400, body: errorOf('API_VALIDATION_ERROR', read.issues[0].message) }
  const { payment_method: method, ...asked } = read.output
  const { channel_code: instrument, channel_properties: urls } = method.ewallet
  const page = await openPage(till, {
    id: `pr-${randomUUID()}`,
    intent: `pm-${randomUUID()}`,
    reference: asked.reference_id,
    metadata: asked.metadata,
    amount: centavosOf(String(asked.amount)),
    currency: asked.currency,
    title: asked.description,
    instrument,
    success_url: urls.success_return_url,
    failure_url: urls.failure_return_url,
    cancel_url: urls.cancel_return_url,
    call_key: typeof callKey === 'string' ? callKey : null,
  })
  const { body: made } = await show(till, page)
  return { status: 201, body: made }
}

async function show(till: Till, page: Page | undefined): Promise<Answer> {
  if (!page) return { status: 404, body: errorOf('DATA_NOT_FOUND', 'There is no such payment request.') }
  const payments = await listPayments(till.books, page.id, secondsOf(till))
  return { status: 200, body: requestResource(page, payments, till.pageUrl(page.id)) }
}

async function expire(till: Till, method: string): Promise<Answer> {
  const page = await findPage(till.books, 'xendit', { intent: method })
  if (page && (await expirePage(till.books, page.id))) {
    return { status: 200, body: { id: method, status: 'EXPIRED' } }
  }
  return { status: 400, body: errorOf('PAYMENT_METHOD_NOT_ACTIVE', 'It is paid, or not there.') }
}

async function listOfMethod(till: Till, method: string): Promise<Answer> {
  const page = await findPage(till.books, 'xendit', { intent: method })
  const payments = page ? await listPayments(till.books, page.id, secondsOf(till)) : []
  return { status: 200, body: { data: payments.map(paymentResource), has_more: false } }
}

/** What is asked of the list of everything that moved: since when, and how much of it. */
function spanOf(query: Readonly<Record<string, string>>) {
  const limit = Math.min(50, Math.max(1, Number(query.limit) || 10))
  return { limit, since: Math.floor(Date.parse(query['created[gte]'] ?? '') / 1000) || 0 }
}

async function listPayouts(till: Till, query: Readonly<Record<string, string>>): Promise<Answer> {
  const { limit, since } = spanOf(query)
  const before = query.after_id ? `disb-${query.after_id.slice(4)}` : ''
  const rows = await listAllTransfers(till.books, 'xendit', { since, before, limit: limit + 1 })
  const data = rows.slice(0, limit).map(row => payoutTransaction(row, secondsOf(till)))
  return { status: 200, body: { has_more: rows.length > limit, data, links: [] } }
}

async function listTransactions(till: Till, query: Readonly<Record<string, string>>): Promise<Answer> {
  if (query.product_id) return searchTransaction(till, query.product_id)
  const { limit, since } = spanOf(query)
  const before = query.after_id ? `py-${query.after_id.slice(4)}` : ''
  const wanted = { now: secondsOf(till), since, before, limit: limit + 1, isPaidOnly: true }
  const rows = await listAllPayments(till.books, 'xendit', wanted)
  const data = rows.slice(0, limit).map(transactionResource)
  return { status: 200, body: { has_more: rows.length > limit, data, links: [] } }
}

async function searchTransaction(till: Till, id: string): Promise<Answer> {
  const payment = await findPayment(till.books, 'xendit', { id, now: secondsOf(till) })
  const data = payment?.status === 'paid' ? [transactionResource(payment)] : []
  return { status: 200, body: { has_more: false, data, links: [] } }
}

function errorOf(code: string, detail: string): object {
  return { error_code: code, message: detail }
}
