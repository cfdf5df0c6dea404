import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, answerCall, idOf } from '../till/answerCall.ts'
import { openPage } from '../till/openPage.ts'
import { expirePage, findPage } from '../till/page.store.ts'
import { findPayment, listAllPayments, listPayments } from '../till/payment.store.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Till } from '../till/till.ts'
import { paymentResource, sessionResource } from './resources.ts'

export interface CallDeps {
  readonly till: Till
  /** The account's secret key. */
  readonly key: string
}

const address = v.pipe(v.string(), v.url())

const instruments = [
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
] as const

const wish = v.object({
  data: v.object({
    attributes: v.object({
      line_items: v.pipe(
        v.array(
          v.object({
            name: v.string(),
            amount: v.pipe(v.number(), v.integer(), v.minValue(100)),
            currency: v.literal('PHP'),
            quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
          }),
        ),
        v.minLength(1),
      ),
      payment_method_types: v.pipe(v.array(v.picklist(instruments)), v.minLength(1)),
      reference_number: v.optional(v.string(), ''),
      metadata: v.optional(v.record(v.string(), v.string()), {}),
      success_url: address,
      cancel_url: address,
    }),
  }),
})

/** The calls of the gateway: a page to pay on, how it stands, its end, and the list of what was paid. */
export function payMongoCalls(app: FastifyInstance, { till, key }: CallDeps): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    const call = { party: till.dialect.name, faults: till.faults, keys: [key], errorOf, perform }
    app.route({ method, url, handler: (req, reply) => answerCall({ ...call, req, reply }) })
  }
  open('POST', '/v1/checkout_sessions', req => create(till, req.body))
  open('GET', '/v1/checkout_sessions/:id', req => show(till, idOf(req)))
  open('POST', '/v1/checkout_sessions/:id/expire', req => expire(till, idOf(req)))
  open('GET', '/v1/payments/:id', req => showPayment(till, idOf(req)))
  open('GET', '/v1/payments', req => list(till, req.query as Readonly<Record<string, string>>))
}

async function create(till: Till, body: unknown): Promise<Answer> {
  const read = v.safeParse(wish, body)
  if (!read.success) return { status: 400, body: errorOf('parameter_invalid', read.issues[0].message) }
  const { attributes } = read.output.data
  const { id } = await openPage(till, {
    id: `cs_${randomBytes(12).toString('hex')}`,
    intent: `pi_${randomBytes(12).toString('hex')}`,
    reference: attributes.reference_number,
    metadata: attributes.metadata,
    amount: attributes.line_items.reduce((sum, item) => sum + item.amount * item.quantity, 0),
    currency: 'PHP',
    title: attributes.line_items[0]?.name ?? '',
    instrument: attributes.payment_method_types[0] ?? '',
    success_url: attributes.success_url,
    failure_url: '',
    cancel_url: attributes.cancel_url,
    call_key: null,
  })
  return show(till, id)
}

async function show(till: Till, id: string): Promise<Answer> {
  const page = await findPage(till.books, 'paymongo', { id })
  if (!page) return { status: 404, body: errorOf('resource_not_found', `No such checkout session with id ${id}.`) }
  const payments = await listPayments(till.books, id, secondsOf(till))
  return { status: 200, body: { data: sessionResource(page, payments, till.pageUrl(id)) } }
}

async function showPayment(till: Till, id: string): Promise<Answer> {
  const payment = await findPayment(till.books, 'paymongo', { id, now: secondsOf(till) })
  if (!payment) return { status: 404, body: errorOf('resource_not_found', `No such payment with id ${id}.`) }
  return { status: 200, body: { data: paymentResource(payment) } }
}

async function expire(till: Till, id: string): Promise<Answer> {
  const isExpired = await expirePage(till.books, id)
  if (isExpired) return show(till, id)
  return { status: 400, body: errorOf('resource_processed_state', 'It is paid, or not there.') }
}

async function list(till: Till, query: Readonly<Record<string, string>>): Promise<Answer> {
  const limit = Math.min(100, Math.max(1, Number(query.limit) || 10))
  const wanted = { now: secondsOf(till), since: 0, before: query.before ?? '', limit: limit + 1 }
  const rows = await listAllPayments(till.books, 'paymongo', wanted)
  return { status: 200, body: { has_more: rows.length > limit, data: rows.slice(0, limit).map(paymentResource) } }
}

function errorOf(code: string, detail: string): object {
  return { errors: [{ code, detail }] }
}
