import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import type { EventSender } from './eventSender.ts'
import { expireSession, findSession, insertSession, listAllPayments, listPayments } from './payMongo.store.ts'
import { paymentResource, sessionResource } from './resources.ts'
import { takePayment } from './takePayment.ts'

export interface CallDeps {
  readonly books: Books
  readonly faults: Faults
  readonly now: () => number
  /** The account's secret key. */
  readonly key: string
  readonly sender: EventSender
  readonly pageUrl: (session: string) => string
}

const address = v.pipe(v.string(), v.url())

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
      payment_method_types: v.pipe(v.array(v.string()), v.minLength(1)),
      reference_number: v.optional(v.string(), ''),
      metadata: v.optional(v.record(v.string(), v.string()), {}),
      success_url: address,
      cancel_url: address,
    }),
  }),
})

interface Answer {
  readonly status: number
  readonly body: object
}

/** The calls of the gateway: a page to pay on, how it stands, its end, and the list of what was paid. */
export function payMongoCalls(app: FastifyInstance, deps: CallDeps): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    app.route({ method, url, handler: (req, reply) => answer(deps, { req, reply, perform }) })
  }
  open('POST', '/v1/checkout_sessions', req => create(deps, req.body))
  open('GET', '/v1/checkout_sessions/:id', req => show(deps, idOf(req)))
  open('POST', '/v1/checkout_sessions/:id/expire', req => expire(deps, idOf(req)))
  open('GET', '/v1/payments', req => list(deps, req.query as Readonly<Record<string, string>>))
}

interface Call {
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  readonly perform: (req: FastifyRequest) => Promise<Answer>
}

/** `cut` does what was asked and breaks off before it says so; `early` tells of a payment before the page is known. */
async function answer({ faults, key }: CallDeps, { req, reply, perform }: Call): Promise<FastifyReply> {
  const kind = faults.next('paymongo')
  if (kind === 'silent') return hangUp(reply)
  if (kind === 'slow') await wait(3000)
  if (kind === 'garbled') return reply.code(200).type('text/html').send('<h1>Bad gateway</h1>')
  if (kind === 'refusing') return reply.code(500).send(errorOf('server_error', 'Something went wrong.'))
  if (!isSignedIn(req.headers.authorization, key)) {
    return reply.code(401).send(errorOf('authentication_failed', 'API key is invalid.'))
  }
  const { status, body } = await perform(req)
  return kind === 'cut' ? hangUp(reply) : reply.code(status).send(body)
}

async function create(deps: CallDeps, body: unknown): Promise<Answer> {
  const read = v.safeParse(wish, body)
  if (!read.success) return { status: 400, body: errorOf('parameter_invalid', read.issues[0].message) }
  const { attributes } = read.output.data
  const session = {
    id: `cs_${randomBytes(12).toString('hex')}`,
    intent: `pi_${randomBytes(12).toString('hex')}`,
    reference: attributes.reference_number,
    metadata: attributes.metadata,
    amount: attributes.line_items.reduce((sum, item) => sum + item.amount * item.quantity, 0),
    currency: 'PHP',
    title: attributes.line_items[0]?.name ?? '',
    instrument: attributes.payment_method_types[0] ?? '',
    success_url: attributes.success_url,
    cancel_url: attributes.cancel_url,
    created_at: seconds(deps),
  }
  await insertSession(deps.books, session)
  // A very fast person, and a slow way back.
  if (deps.faults.next('paymongo_pages') === 'early') await payAtOnce(deps, session.id)
  return show(deps, session.id)
}

async function payAtOnce(deps: CallDeps, id: string): Promise<void> {
  const session = await findSession(deps.books, id)
  if (!session) return
  const { amount, currency } = session
  await takePayment(deps, session, { amount, currency, status: 'paid', at: seconds(deps) })
  await deps.sender.send()
}

async function show(deps: CallDeps, id: string): Promise<Answer> {
  const session = await findSession(deps.books, id)
  if (!session) return { status: 404, body: errorOf('resource_not_found', `No such checkout session with id ${id}.`) }
  const payments = await listPayments(deps.books, id, seconds(deps))
  return { status: 200, body: { data: sessionResource(session, payments, deps.pageUrl(id)) } }
}

async function expire(deps: CallDeps, id: string): Promise<Answer> {
  const isExpired = await expireSession(deps.books, id, seconds(deps))
  if (isExpired) return show(deps, id)
  return { status: 400, body: errorOf('resource_processed_state', 'It is paid, or not there.') }
}

async function list(deps: CallDeps, query: Readonly<Record<string, string>>): Promise<Answer> {
  const limit = Math.min(100, Math.max(1, Number(query.limit) || 10))
  const rows = await listAllPayments(deps.books, { now: seconds(deps), before: query.before ?? '', limit: limit + 1 })
  const data = rows.slice(0, limit).map(paymentResource)
  return { status: 200, body: { has_more: rows.length > limit, data } }
}

function seconds({ now }: CallDeps): number {
  return Math.floor(now() / 1000)
}

function idOf(req: FastifyRequest): string {
  return String((req.params as { readonly id?: string }).id ?? '')
}

function isSignedIn(authorization: string | undefined, key: string): boolean {
  const [given, right] = [Buffer.from(authorization ?? ''), Buffer.from(`Basic ${btoa(`${key}:`)}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}

function errorOf(code: string, detail: string): object {
  return { errors: [{ code, detail }] }
}

/** The connection breaks with no answer at all. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
