import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, answerCall, idOf } from '../till/answerCall.ts'
import { centavosOf } from '../till/pesos.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Transfers } from '../transfers/openTransfers.ts'
import { takeTransfer } from '../transfers/takeTransfer.ts'
import { findTransfer, listByReference, type Transfer } from '../transfers/transfer.store.ts'
import { payoutResource } from './payoutResource.ts'

const wish = v.object({
  reference_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  channel_code: v.pipe(v.string(), v.regex(/^PH_[A-Z0-9_]{2,30}$/)),
  channel_properties: v.object({
    account_number: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
    account_holder_name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  amount: v.pipe(v.number(), v.minValue(1)),
  currency: v.literal('PHP'),
  description: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
})

const mostCentavos = 1_000_000_000

/** The calls of the gateway that concern money it sends on: ask for it, how it stands, and by our own name. */
export function payoutCalls(app: FastifyInstance, transfers: Transfers, key: string): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    const call = { party: 'xendit_payouts', faults: transfers.faults, keys: [key], errorOf, perform } as const
    app.route({ method, url, handler: (req, reply) => answerCall({ ...call, req, reply }) })
  }
  open('POST', '/v2/payouts', req => create(transfers, req))
  open('GET', '/v2/payouts/:id', req => show(transfers, idOf(req)))
  open('GET', '/v2/payouts', req => list(transfers, req.query as Readonly<Record<string, string>>))
}

async function create(transfers: Transfers, req: FastifyRequest): Promise<Answer> {
  const key = req.headers['idempotency-key']
  const read = v.safeParse(wish, req.body)
  if (!read.success || typeof key !== 'string') return refused('API_VALIDATION_ERROR', 'The payout could not be read.')
  const { reference_id: reference, channel_code: bank, channel_properties: to, amount } = read.output
  const centavos = centavosOf(String(amount))
  if (centavos > mostCentavos)
    return refused('MAXIMUM_TRANSFER_LIMIT_ERROR', 'The amount is more than the channel takes.')
  const taken = await takeTransfer(transfers, {
    id: `disb-${randomUUID()}`,
    idempotency_key: key,
    reference,
    amount: centavos,
    rail: '',
    account_number: to.account_number,
    account_name: to.account_holder_name,
    bank,
    waitSeconds: 0,
  })
  if (!taken.isTaken) {
    return taken.isEmpty
      ? refused('INSUFFICIENT_BALANCE', 'There is not enough balance to complete this payout.')
      : refused('RECIPIENT_ACCOUNT_NUMBER_ERROR', 'The receiving account does not take this payout.')
  }
  const { transfer, isNew } = taken
  if (!isNew && (transfer.amount !== centavos || transfer.bank !== bank || transfer.reference !== reference)) {
    return { status: 409, body: errorOf('DUPLICATE_ERROR', 'This idempotency key was used for another payout.') }
  }
  const shown: Transfer = isNew ? { ...transfer, fate: 'pending' } : transfer
  return { status: 200, body: payoutResource(shown, secondsOf(transfers)) }
}

async function show(transfers: Transfers, id: string): Promise<Answer> {
  const found = await findTransfer(transfers.books, id, 'xendit')
  if (!found) return { status: 404, body: errorOf('DATA_NOT_FOUND', 'There is no such payout.') }
  return { status: 200, body: payoutResource(found, secondsOf(transfers)) }
}

async function list(transfers: Transfers, query: Readonly<Record<string, string>>): Promise<Answer> {
  const rows = await listByReference(transfers.books, 'xendit', query.reference_id ?? '')
  const data = rows.map(row => payoutResource(row, secondsOf(transfers)))
  return { status: 200, body: { data, has_more: false, links: {} } }
}

function refused(code: string, detail: string): Answer {
  return { status: 400, body: errorOf(code, detail) }
}

function errorOf(code: string, detail: string): object {
  return { error_code: code, message: detail }
}
