import { brandOfHost } from '@saya/contract/brand.ts'
import { generalErrors } from '@saya/contract/general/errors.ts'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Operation } from '@saya/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Caller, Identify } from '../auth/caller.ts'
import { tokenShape } from '../auth/caller.ts'
import type { Maintenance } from '../maintenance.ts'
import { chooseEncoding, encode, mediaTypes } from './encoding.ts'
import { answer, generalRefusal, refusal } from './envelope.ts'
import { readCall } from './readCall.ts'
import { sendShared } from './sendShared.ts'
import type { SharedAnswers } from './sharedAnswers.ts'

type AnyHandler = (call: never) => Promise<Outcome<unknown, string>>

export interface Door {
  readonly identify: Identify
  readonly shared: SharedAnswers
  readonly maintenance: Maintenance
  /** Checks every answer against the contract. On in tests and in local mode. */
  readonly assertAnswers: boolean
}

/** Registers the operations of one noun from the contract. */
export function register(
  app: FastifyInstance,
  operations: Readonly<Record<string, Operation>>,
  handlers: Readonly<Record<string, AnyHandler>>,
  door: Door,
): void {
  for (const [name, operation] of Object.entries(operations)) {
    const handler = handlers[name]
    if (!handler) throw new Error(`The operation ${name} has no handler.`)
    const methods = [operation.method, ...(operation.twin ? [operation.twin] : [])]
    app.route({
      method: methods,
      url: operation.path,
      handler: (req, reply) => serve({ operation, handler, door, req, reply }),
    })
    closeOtherMethods(app, operation.path, methods)
  }
}

interface Serving {
  readonly operation: Operation
  readonly handler: AnyHandler
  readonly door: Door
  readonly req: FastifyRequest
  readonly reply: FastifyReply
}

async function serve(serving: Serving): Promise<FastifyReply> {
  const { operation, door, req, reply } = serving
  const encoding = chooseEncoding(req.headers.accept)
  if (!encoding) return generalRefusal(req, reply, 'not_acceptable')
  if (await door.maintenance.isOn()) return generalRefusal(req, reply, 'maintenance')
  if (!operation.shared) return perform(serving)
  const key = `${encoding} ${brandOfHost(req.headers.host ?? '')} ${req.url}`
  const known = door.shared.get(key)
  if (known) return sendShared(req, reply, known)
  return perform(serving, key)
}

async function perform({ operation, handler, door, req, reply }: Serving, sharedKey?: string): Promise<FastifyReply> {
  const caller = await admit(operation, door, req, reply)
  if (!caller) return reply
  const read = readCall(operation, { params: req.params, query: req.query, body: req.body })
  if (!read.ok) return refusal(req, reply, read.code, read.refusal)
  const outcome = await handler({
    ...read.parts,
    caller,
    brand: brandOfHost(req.headers.host ?? ''),
    address: req.ip,
  } as never)
  if (!outcome.ok) return refuseOutcome(operation, outcome, req, reply)
  if (door.assertAnswers) v.parse(operation.answer, outcome.data)
  if (!sharedKey) return answer(req, reply.header('cache-control', 'no-store'), outcome.data)
  const encoding = chooseEncoding(req.headers.accept) ?? 'json'
  const bytes = encode({ status: true, data: outcome.data }, encoding)
  return sendShared(req, reply, await door.shared.set(sharedKey, { type: mediaTypes[encoding], plain: bytes }))
}

/** Lets a caller in, or answers why not. Everything is closed that the contract does not open. */
async function admit(
  operation: Operation,
  door: Door,
  req: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const changesState = operation.method !== 'GET'
  if (changesState && req.headers['sec-fetch-site'] === 'cross-site')
    return void generalRefusal(req, reply, 'cross_site')
  const token = req.headers.t
  if (typeof token !== 'string' || token === '') {
    return operation.access === 'guest' ? { kind: 'guest' } : void generalRefusal(req, reply, 'authentication_required')
  }
  const known = tokenShape.test(token) ? await door.identify(token) : 'invalid_token'
  if (typeof known !== 'string') {
    return known.isBlocked && !operation.blockedToo ? void generalRefusal(req, reply, 'account_blocked') : known
  }
  // An open call is answered whatever became of the token that came along.
  return operation.access === 'guest' ? { kind: 'guest' } : void generalRefusal(req, reply, known)
}

function refuseOutcome(
  operation: Operation,
  outcome: Extract<Outcome<unknown, string>, { ok: false }>,
  req: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const declared = operation.refusals[outcome.code]
  if (!declared) throw new Error(`${operation.path} refused with the undeclared code ${outcome.code}.`)
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds))
  return refusal(req, reply, outcome.code, declared)
}

const methodsKnown = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function closeOtherMethods(app: FastifyInstance, url: string, open: readonly string[]): void {
  app.route({
    method: methodsKnown.filter(method => !open.includes(method) && !(method === 'HEAD' && open.includes('GET'))),
    url,
    // The body of a method that is not taken is not read either.
    onRequest: async (req, reply) => {
      generalRefusal(req, reply.header('allow', open.join(', ')), 'method_not_allowed')
    },
    handler: (req, reply) => refusal(req, reply, 'method_not_allowed', generalErrors.method_not_allowed),
  })
}
