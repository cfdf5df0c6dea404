import type { CallKey, Operation } from '@saya/contract'
import { type Brand, brandOfHost } from '@saya/contract/brand.ts'
import { pathsOf } from '@saya/contract/operation.ts'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Language } from '@saya/contract/text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Caller, Identify, IdentifyStaff, Staff } from '../auth/caller.ts'
import type { Geolocation } from '../geolocation/geolocation.ts'
import { unknownLocation } from '../geolocation/location.ts'
import type { Maintenance } from '../maintenance.ts'
import { admit } from './limit/admit.ts'
import { checkBody, largestForm } from './request/body.ts'
import type { Handlers } from './request/call.ts'
import { checkAddress } from './request/checkAddress.ts'
import { closeOtherMethods } from './request/closeOtherMethods.ts'
import { addressOf, networkOf } from './request/address.ts'
import { deviceOf, noDevice } from './request/device.ts'
import { chooseEncoding, encode, mediaTypes } from './answer/encoding.ts'
import { answer, fill, refusal } from './answer/envelope.ts'
import type { MoneyRequest, MoneyTurn } from './idempotency/idempotency.ts'
import { readMultipart, takeMultipart } from './request/multipart.ts'
import { type RawParts, readCall } from './request/readCall.ts'
import { RefusedRequest } from './answer/refusedRequest.ts'
import { sendShared } from './answer/sendShared.ts'
import type { Uploads } from './limit/uploads.ts'
import { noVisitor, visitorOf } from './request/visitor.ts'
import type { NewAnswer, SharedAnswer, SharedAnswers } from './answer/sharedAnswers.ts'

export interface DoorOptions {
  readonly identify: Identify
  readonly identifyStaff: IdentifyStaff
  readonly shared: SharedAnswers
  /** Without it nobody knows where a caller is. */
  readonly geolocation?: Geolocation
  readonly maintenance: Maintenance
  readonly idempotency: (request: MoneyRequest) => MoneyTurn
  readonly uploads: Uploads
  /** Checks every answer against the contract. On in tests and in local mode. */
  readonly assertAnswers: boolean
}

export interface Door {
  /** Opens the operations of one noun. */
  open<const N extends Readonly<Record<string, Operation>>>(operations: N, handlers: Handlers<N>): void
  /** Answers a reading call in this process, as the pages are rendered from it: a guest's, or one that is alike for all members. */
  ask(key: CallKey, input: unknown, reader: PageReader): Promise<unknown>
}

/** For whom a page is rendered. */
export interface PageReader {
  readonly brand: Brand
  readonly network: string
  readonly language: Language
}

type AnyHandler = (call: never) => Promise<Outcome<unknown, string>>

/** One operation as it is served. */
interface ServedOperation {
  readonly operation: Operation
  readonly handler: AnyHandler
  readonly options: DoorOptions
}

/** Who asks where the answer is the same for everyone. */
const nobody = {
  caller: { kind: 'guest' },
  requestId: '',
  origin: '',
  address: '',
  network: '',
  device: noDevice,
  locate: () => unknownLocation,
  visitor: noVisitor,
} as const

/** The one way in: every operation is served through here, with the same checks in the same order. */
export function openDoor(app: FastifyInstance, options: DoorOptions): Door {
  const byKey = new Map<string, ServedOperation>()
  const close = closeOtherMethods(app)
  app.decorateRequest('caller', null)

  return {
    open(operations, handlers) {
      for (const [name, operation] of Object.entries(operations)) {
        const handler = handlers[name as keyof typeof handlers] as AnyHandler | undefined
        if (!handler) throw new Error(`The operation ${name} has no handler.`)
        const served = { operation, handler, options }
        byKey.set(`${operation.method} ${operation.path}`, served)
        for (const url of pathsOf(operation)) route(app, served, url)
      }
      close(Object.values(operations))
    },
    async ask(key, input, { language, ...guest }) {
      const served = byKey.get(key)
      if (!served || !isForPages(served.operation)) throw new Error(`${key} is no call that a page can make.`)
      const read = readCall(served.operation, input as RawParts)
      if (!read.ok) throw new Error(`${key} refused what a page asked: ${read.code}.`)
      const call = { ...read.parts, ...nobody, ...guest, visitor: { ...noVisitor, language } }
      const outcome = await served.handler(call as never)
      if (!outcome.ok) throw new Error(`${key} refused a page: ${outcome.code}.`)
      return outcome.data
    },
  }
}

/** A page is kept for whoever asks next, so nothing is asked for it that one member alone may read. */
function isForPages({ access, alikeForMembers }: Operation): boolean {
  return access === 'guest' || alikeForMembers === true
}

function route(app: FastifyInstance, served: ServedOperation, url: string): void {
  const { operation } = served
  const options = {
    method: [operation.method, ...(operation.twin ? [operation.twin] : [])],
    url,
    // HEAD goes with GET where GET changes nothing.
    exposeHeadRoute: operation.method === 'GET',
    onRequest: operation.shared ? beginShared(served) : begin(served),
    handler: operation.shared
      ? (req: FastifyRequest, reply: FastifyReply) => serveShared(served, req, reply)
      : (req: FastifyRequest, reply: FastifyReply) => serve(served, req, reply),
  }
  if (!operation.encodings?.includes('multipart')) return void app.route(options)
  void app.register(async scope => {
    await takeMultipart(scope)
    scope.route({ ...options, handler: (req: FastifyRequest, reply: FastifyReply) => serveUpload(served, req, reply) })
  })
}

/** What comes in a form is held in memory until it is answered, and so it waits unread until there is room for it. */
function serveUpload(served: ServedOperation, req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!req.isMultipart()) return serve(served, req, reply)
  const bytes = Number(req.headers['content-length'] ?? largestForm)
  const upload = { caller: senderOf(req), address: addressOf(req), network: networkOf(req), bytes }
  return served.options.uploads.hold(upload, () => serve(served, req, reply))
}

/** Whoever is signed in is one sender, in all their sessions and from everywhere. */
function senderOf(req: FastifyRequest): string {
  const { caller } = req
  if (caller?.kind === 'member') return `member ${caller.uid}`
  return caller?.kind === 'staff' ? `staff ${caller.operatorId}` : `guest ${networkOf(req)}`
}

/** Everything that can be refused before the body is read is refused before the body is read. */
function begin({ operation, options }: ServedOperation) {
  return async (req: FastifyRequest): Promise<void> => {
    if (!chooseEncoding(req.headers.accept)) throw new RefusedRequest('not_acceptable')
    await options.maintenance.settle()
    // The office is where the service is opened again.
    if (options.maintenance.isOn() && !operation.path.startsWith('/office/')) throw new RefusedRequest('maintenance')
    checkAddress(req.url, req.query)
    req.caller = await admit(operation, options, req)
    if (req.method === 'POST') checkBody(operation, req)
  }
}

/** An answer that is there already is sent at once; only a guest's reading call may be shared. */
function beginShared({ options: { shared, maintenance } }: ServedOperation) {
  function take(req: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void {
    const encoding = chooseEncoding(req.headers.accept)
    if (!encoding) return next(new RefusedRequest('not_acceptable'))
    if (maintenance.isOn()) return next(new RefusedRequest('maintenance'))
    const known = shared.get(sharedKey(encoding, req, req.url))
    if (known) sendShared(reply, known)
    else next()
  }

  return (req: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void => {
    const news = maintenance.settle() ?? shared.settle()
    if (news) void Promise.all([news, shared.settle()]).then(() => take(req, reply, next), next)
    else take(req, reply, next)
  }
}

function sharedKey(encoding: string, req: FastifyRequest, place: string): string {
  return `${encoding} ${brandOfHost(req.headers.host ?? '')} ${place}`
}

async function serveShared(served: ServedOperation, req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { operation, options } = served
  checkAddress(req.url, req.query)
  const read = readCall(operation, { params: req.params, query: req.query, body: undefined })
  if (!read.ok) return refusal(reply, read.code, read.refusal)
  const encoding = chooseEncoding(req.headers.accept) ?? 'json'
  // However an address is written, what it asks for is kept once: invented parameters cannot fill the memory.
  const key = sharedKey(encoding, req, `${operation.path} ${JSON.stringify(read.parts)}`)
  const known = options.shared.get(key)
  if (known) options.shared.alias(sharedKey(encoding, req, req.url), known)
  return sendShared(reply, known ?? (await makeShared(served, { req, parts: read.parts, encoding, key })))
}

interface Making {
  readonly req: FastifyRequest
  readonly parts: RawParts
  readonly encoding: 'cbor' | 'json'
  readonly key: string
}

function makeShared(
  { operation, handler, options }: ServedOperation,
  { req, parts, encoding, key }: Making,
): Promise<SharedAnswer> {
  return options.shared.make(key, async (): Promise<NewAnswer> => {
    const call = { ...parts, ...nobody, brand: brandOfHost(req.headers.host ?? '') }
    const outcome = await handler(call as never)
    if (!outcome.ok) throw new Error(`${operation.path} is shared, and refused with ${outcome.code}.`)
    if (options.assertAnswers) v.parse(operation.answer, outcome.data)
    return { type: mediaTypes[encoding], plain: encode({ status: true, data: outcome.data }, encoding) }
  })
}

async function serve(served: ServedOperation, req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { operation, handler, options } = served
  const caller = req.caller
  if (!caller) throw new Error(`${operation.path} was reached without being admitted.`)
  const read = readCall(operation, await rawParts(operation, req))
  if (!read.ok) return refusal(reply, read.code, read.refusal)
  const turn = operation.money ? options.idempotency(moneyRequest(operation, req, read.parts)) : undefined
  const call = {
    ...read.parts,
    caller,
    brand: brandOfHost(req.headers.host ?? ''),
    requestId: req.id,
    origin: req.server.ownAddresses.originOf(req),
    address: addressOf(req),
    network: networkOf(req),
    device: deviceOf(req, reply),
    locate: () => options.geolocation?.locate(req) ?? unknownLocation,
    visitor: visitorOf(req),
    ...turn,
  }
  const outcome = await handler(call as never)
  if (turn?.state() === 'replayed') reply.header('idempotency-replayed', 'true')
  if (!outcome.ok) return refuseOutcome(operation, outcome, reply)
  if (options.assertAnswers) {
    if (turn?.state() === 'unused') throw new Error(`${operation.path} is a money call and did its work without once.`)
    v.parse(operation.answer, outcome.data)
  }
  return answer(reply, outcome.data)
}

/** What POST carries in its body, the documented GET carries in its query. */
async function rawParts(operation: Operation, req: FastifyRequest): Promise<RawParts> {
  if (req.method !== 'POST') return { params: req.params, query: req.query, body: req.query }
  const isMultipart = operation.encodings?.includes('multipart') === true && req.isMultipart()
  return { params: req.params, query: req.query, body: isMultipart ? await readMultipart(req) : req.body }
}

function moneyRequest(operation: Operation, req: FastifyRequest, parts: RawParts): MoneyRequest {
  if (req.caller?.kind !== 'member') throw new Error(`${operation.path} moves money without a member.`)
  const key = req.headers['idempotency-key']
  return { operation, uid: req.caller.uid, key: key === undefined ? undefined : String(key), parts }
}

function refuseOutcome(
  operation: Operation,
  outcome: Extract<Outcome<unknown, string>, { ok: false }>,
  reply: FastifyReply,
): FastifyReply {
  const declared = operation.refusals[outcome.code]
  if (!declared) throw new Error(`${operation.path} refused with the undeclared code ${outcome.code}.`)
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds))
  return refusal(reply, outcome.code, fill(declared, outcome.values))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once they have been admitted. */
    caller: Caller | Staff | null
  }
}
