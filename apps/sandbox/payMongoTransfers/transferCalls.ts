import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { findByKey, findTransfer, insertTransfer, listByReference, type Transfer } from './transfer.store.ts'
import type { TransferDeps } from './transferParty.ts'
import { transferResource, wallet } from './transferResource.ts'
import type { TransferSender } from './transferSender.ts'

export interface CallDeps extends TransferDeps {
  readonly sender: TransferSender
}

const account = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  bic: v.pipe(v.string(), v.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)),
})

const wish = v.object({
  transfers: v.pipe(
    v.array(
      v.object({
        source_account: v.object({ number: v.literal(wallet.source_account.number) }),
        destination_account: account,
        amount: v.pipe(v.number(), v.integer(), v.minValue(100)),
        currency: v.literal('PHP'),
        provider: v.picklist(['instapay', 'pesonet']),
        reference_number: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      }),
    ),
    v.length(1),
  ),
})

type Wish = v.InferOutput<typeof wish>['transfers'][number]

const mostCentavos = { instapay: 5_000_000, pesonet: 1_000_000_000 } as const
/** A real-time transfer is there at once; the other waits for the banks. */
const waitSeconds = { instapay: 0, pesonet: 3600 } as const

interface Answer {
  readonly status: number
  readonly body: object
}

/** The calls of the gateway that concern money it sends on. */
export function transferCalls(app: FastifyInstance, deps: CallDeps): void {
  // Of two that bring one key at once, the second finds what the first did.
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn(work: () => Promise<Answer>): Promise<Answer> {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    app.route({ method, url, handler: (req, reply) => answer(deps, { req, reply, perform }) })
  }
  open('GET', '/v2/wallets', async () => ({ status: 200, body: { data: [wallet] } }))
  open('POST', '/v2/batch_transfers', req => inTurn(() => create(deps, req)))
  open('GET', '/v2/transfers/:id', req => show(deps, req))
  open('GET', '/v2/transfers', req => list(deps, req))
}

interface Call {
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  readonly perform: (req: FastifyRequest) => Promise<Answer>
}

/** `cut` does what was asked and breaks off before it says so. */
async function answer({ faults, key }: CallDeps, { req, reply, perform }: Call): Promise<FastifyReply> {
  const kind = faults.next('paymongo_payouts')
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

async function create(deps: CallDeps, req: FastifyRequest): Promise<Answer> {
  const key = req.headers['idempotency-key']
  const read = v.safeParse(wish, req.body)
  const [asked] = read.success ? read.output.transfers : []
  if (!asked || typeof key !== 'string') return refused('The transfer could not be read.')
  const now = seconds(deps)
  const first = await findByKey(deps.books, key, now)
  if (first) return { status: 200, body: batchOf(first, now) }
  if (asked.amount > mostCentavos[asked.provider]) return refused('The amount is more than the rail carries.')
  return book(deps, { asked, key, now })
}

interface Booking {
  readonly asked: Wish
  readonly key: string
  readonly now: number
}

/** What becomes of it is decided when it is taken, by the way the gateway behaves at the moment. */
async function book({ books, faults, sender }: CallDeps, { asked, key, now }: Booking): Promise<Answer> {
  const fault = faults.next('paymongo_transfers')
  if (fault === 'declining') return refused('The receiving account does not take this transfer.')
  if (fault === 'empty') {
    return { status: 422, body: errorOf('insufficient_balance', 'The wallet has an insufficient balance.') }
  }
  const fate = fault === 'pending' ? 'pending' : fault === 'failing' ? 'failed' : 'succeeded'
  const { destination_account: to } = asked
  const dueAt = now + waitSeconds[asked.provider]
  const booked = await insertTransfer(books, {
    id: `tr_${randomBytes(12).toString('hex')}`,
    idempotency_key: key,
    reference: asked.reference_number,
    amount: asked.amount,
    provider: asked.provider,
    account_number: to.number,
    account_name: to.name,
    bic: to.bic,
    fate,
    due_at: dueAt,
    is_forged: fault === 'forged',
    created_at: now,
  })
  if (fate !== 'pending') await sender.note({ kind: kindOf(fate), transfer: booked.id, at: dueAt })
  return { status: 201, body: batchOf({ ...booked, fate: 'pending' }, now) }
}

/** What is told of each end. */
export function kindOf(fate: 'succeeded' | 'failed' | 'returned'): string {
  return fate === 'succeeded' ? 'transfer.outward.successful' : 'transfer.outward.failed'
}

function batchOf(transfer: Transfer, now: number): object {
  return { data: { id: `batch_${transfer.id}`, transfers: [transferResource(transfer, now)] } }
}

async function show(deps: CallDeps, req: FastifyRequest): Promise<Answer> {
  const id = String((req.params as { readonly id?: string }).id ?? '')
  const found = await findTransfer(deps.books, id)
  if (!found) return { status: 404, body: errorOf('resource_not_found', 'No such transfer.') }
  return { status: 200, body: { data: transferResource(found, seconds(deps)) } }
}

async function list(deps: CallDeps, req: FastifyRequest): Promise<Answer> {
  const { reference_number: reference = '' } = req.query as Readonly<Record<string, string>>
  const rows = await listByReference(deps.books, reference)
  return { status: 200, body: { data: rows.map(row => transferResource(row, seconds(deps))) } }
}

function seconds({ now }: CallDeps): number {
  return Math.floor(now() / 1000)
}

function isSignedIn(authorization: string | undefined, key: string): boolean {
  const [given, right] = [Buffer.from(authorization ?? ''), Buffer.from(`Basic ${btoa(`${key}:`)}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}

function refused(detail: string): Answer {
  return { status: 422, body: errorOf('parameter_invalid', detail) }
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
