import type { Operation } from '@saya/contract'
import { generalErrors } from '@saya/contract/general/errors.ts'
import type { Refusals } from '@saya/contract/refusal.ts'
import { decode } from 'cborg'
import type { HostileReply, HostileRequest } from './exchange.ts'

export interface Verdict {
  /** What is wrong with the answer. An answer that is right has none. */
  readonly faults: readonly string[]
  readonly isRefused: boolean
  /** Whether the refusal is one of the operation's own, and not of every call's. */
  readonly isOwnRefusal: boolean
}

/** Words that stand in no sentence for the public: of the language, of a library, of a table, of a value that was sent. */
const innerWords =
  /\bat [^ ]+ ?\(|:\d+:\d+|node_modules|\.[tj]s\b|Error\b|[Ee]xception|\bstack\b|\bselect\b|insert into|postgres|kysely|valibot|fastify|busboy|undefined|\[object|NaN|\b(FST|HPE|ERR)_|\bE[A-Z]{4,}|member_\d|\bapp\.|[Ee]xpected|[Rr]eceived/

export interface Answered {
  readonly request: HostileRequest
  readonly reply: HostileReply
  /** Under which statuses it had to be answered, where that is known. */
  readonly statuses: readonly number[] | undefined
}

/** Judges one answer to one hostile request: by the envelope, the encoding, the words and the headers. */
export function judge(operation: Operation, { request, reply, statuses }: Answered): Verdict {
  const faults = judgeHeaders(reply)
  if (statuses && !statuses.includes(reply.status)) {
    faults.push(`answered ${reply.status} in place of ${statuses.join(' or ')}`)
  }
  const { envelope, fault } = open(request, reply)
  if (fault !== undefined) faults.push(fault)
  const isRefused = reply.status >= 400
  if (isRefused && fault === undefined) faults.push(...judgeRefusal(operation, reply, envelope))
  if (!isRefused && fault === undefined && envelope.status !== true) faults.push(`${reply.status} without success`)
  const isOwnRefusal = typeof envelope.code === 'string' && Object.hasOwn(operation.refusals, envelope.code)
  return { faults, isRefused, isOwnRefusal }
}

/** A refusal is its declared sentence under its declared status, and of 500 and above only what the call itself declares. */
function judgeRefusal(operation: Operation, reply: HostileReply, { status, data, code, ...rest }: Envelope): string[] {
  const known: Refusals = { ...operation.refusals, ...generalErrors }
  const refusal = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined
  if (status !== false || typeof data !== 'string' || !refusal)
    return [`no refusal: ${JSON.stringify({ status, data, code })}`]
  const faults: string[] = []
  if (Object.keys(rest).length > 0) faults.push(`the envelope also holds ${Object.keys(rest).join(', ')}`)
  if (refusal.status !== reply.status) faults.push(`${String(code)} under ${reply.status}`)
  if (!data.startsWith(refusal.text[0]) || innerWords.test(data)) faults.push(`another sentence: ${data}`)
  if (reply.status >= 500 && !Object.hasOwn(operation.refusals, String(code))) faults.push('a fault of ours')
  return faults
}

const cborType = 'application/cbor'
const jsonType = 'application/json; charset=utf-8'

interface Envelope {
  readonly status?: unknown
  readonly data?: unknown
  readonly code?: unknown
}

function open({ headers }: HostileRequest, reply: HostileReply): { envelope: Envelope; fault?: string } {
  // What is not there, or compressed, is the same that others were given whole.
  if (reply.status === 304 || reply.headers['content-encoding']) return { envelope: { status: true } }
  const type = String(reply.headers['content-type'])
  const wanted = headers.accept === 'application/cbor' ? [cborType] : [jsonType, cborType]
  if (!wanted.includes(type)) return { envelope: {}, fault: `answered ${type} to ${headers.accept ?? 'no wish'}` }
  try {
    const envelope: unknown = type === cborType ? decode(reply.bytes) : JSON.parse(reply.bytes.toString())
    return { envelope: envelope as Envelope }
  } catch {
    return { envelope: {}, fault: `answered ${reply.status} with something that is no ${type}` }
  }
}

function judgeHeaders({ headers, status }: HostileReply): string[] {
  const missing = [
    'x-request-id',
    'x-content-type-options',
    'content-security-policy',
    'x-frame-options',
    'cache-control',
  ]
    .filter(name => !headers[name])
    .map(name => `without the header ${name}`)
  const open = Object.keys(headers).filter(
    name => name.startsWith('access-control-') || name === 'x-powered-by' || name === 'server',
  )
  const unsaid = status === 429 && !headers['retry-after'] ? ['429 without Retry-After'] : []
  const silent = status === 405 && !headers.allow ? ['405 without Allow'] : []
  return [...missing, ...open.map(name => `with the header ${name}`), ...unsaid, ...silent]
}
