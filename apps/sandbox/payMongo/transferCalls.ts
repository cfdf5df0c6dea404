import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, answerCall, idOf } from '../till/answerCall.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Transfers } from '../transfers/openTransfers.ts'
import { takeTransfer } from '../transfers/takeTransfer.ts'
import { findTransfer, listAllTransfers, listByReference, type Transfer } from '../transfers/transfer.store.ts'
import { transferResource, wallet } from './transferResource.ts'

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

const mostCentavos = { instapay: 5_000_000, pesonet: 1_000_000_000 } as const
/** A real-time transfer is there at once; the other waits for the banks. */
const waitSeconds = { instapay: 0, pesonet: 3600 } as const

/** The calls of the gateway that concern money it sends on. */
export function transferCalls(app: FastifyInstance, transfers: Transfers, key: string): void {
  function open(method: 'GET' | 'POST', url: string, perform: (req: FastifyRequest) => Promise<Answer>): void {
    const call = { party: 'paymongo_payouts', faults: transfers.faults, keys: [key], errorOf, perform } as const
    app.route({ method, url, handler: (req, reply) => answerCall({ ...call, req, reply }) })
  }
  open('GET', '/v2/wallets', async () => ({ status: 200, body: { data: [wallet] } }))
  open('POST', '/v2/batch_transfers', req => create(transfers, req))
  open('GET', '/v2/transfers/:id', req => show(transfers, idOf(req)))
  open('GET', '/v2/transfers', req => list(transfers, req.query as Readonly<Record<string, string>>))
}

async function create(transfers: Transfers, req: FastifyRequest): Promise<Answer> {
  const key = req.headers['idempotency-key']
  const read = v.safeParse(wish, req.body)
  const [asked] = read.success ? read.output.transfers : []
  if (!asked || typeof key !== 'string') return refused('The transfer could not be read.')
  const { destination_account: to, provider: rail } = asked
  if (asked.amount > mostCentavos[rail]) return refused('The amount is more than the rail carries.')
  const taken = await takeTransfer(transfers, {
    id: `tr_${randomBytes(12).toString('hex')}`,
    idempotency_key: key,
    reference: asked.reference_number,
    amount: asked.amount,
    rail,
    account_number: to.number,
    account_name: to.name,
    bank: to.bic,
    waitSeconds: waitSeconds[rail],
  })
  if (taken.isTaken) {
    const { transfer, isNew } = taken
    const shown: Transfer = isNew ? { ...transfer, fate: 'pending' } : transfer
    return { status: isNew ? 201 : 200, body: batchOf(shown, secondsOf(transfers)) }
  }
  if (!taken.isEmpty) return refused('The receiving account does not take this transfer.')
  return { status: 422, body: errorOf('insufficient_balance', 'The wallet has an insufficient balance.') }
}

function batchOf(transfer: Transfer, now: number): object {
  return { data: { id: `batch_${transfer.id}`, transfers: [transferResource(transfer, now)] } }
}

async function show(transfers: Transfers, id: string): Promise<Answer> {
  const found = await findTransfer(transfers.books, id, 'paymongo')
  if (!found) return { status: 404, body: errorOf('resource_not_found', 'No such transfer.') }
  return { status: 200, body: { data: transferResource(found, secondsOf(transfers)) } }
}

async function list(transfers: Transfers, query: Readonly<Record<string, string>>): Promise<Answer> {
  const { reference_number: reference, before_id: before = '', limit } = query
  const most = Math.min(100, Math.max(1, Number(limit) || 10))
  const rows =
    reference === undefined
      ? await listAllTransfers(transfers.books, 'paymongo', { since: 0, before, limit: most })
      : await listByReference(transfers.books, 'paymongo', reference)
  return { status: 200, body: { data: rows.map(row => transferResource(row, secondsOf(transfers))) } }
}

function refused(detail: string): Answer {
  return { status: 422, body: errorOf('parameter_invalid', detail) }
}

function errorOf(code: string, detail: string): object {
  return { errors: [{ code, detail }] }
}
