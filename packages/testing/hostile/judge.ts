import { brotliDecompressSync } from 'node:zlib'
import type { Operation } from '@saya/contract'
import { generalErrors } from '@saya/contract/general/errors.ts'
import type { Refusals } from '@saya/contract/refusal.ts'
import { decode } from 'cborg'
import type { HostileReply, HostileRequest } from './exchange.ts'

export interface Verdict {
  /** What is wrong with the answer. An answer that is right has none. */
  readonly faults: readonly string[]
  readonly isRefused: boolean
  /** The refusal's code, and whether it is one of every call's or the operation's own. */
  readonly code: string | undefined
  readonly isOwnRefusal: boolean
}

/** Words that stand in no sentence for the public: of the language, of a library, of a table, of a value that was sent. */
const innerWords =
  /\bat [^ ]+ ?\(|:\d+:\d+|node_modules|\.[tj]s\b|Error\b|[Ee]xception|\bstack\b|\bselect\b|insert into|postgres|kysely|valibot|fastify|busboy|undefined|\[object|NaN|\b(FST|HPE|ERR)_|\bE[A-Z]{4,}|member_\d|\bapp\.|[Ee]xpected|[Rr]eceived/

export interface HostileExchange {
  readonly request: HostileRequest
  readonly reply: HostileReply
  /** Under which statuses it had to be answered, where that is known. */
  readonly statuses: readonly number[] | undefined
}

/** Judges one answer to one hostile request: by the envelope, the encoding, the words and the headers. */
export function judge(operation: Operation, { request, reply, statuses }: HostileExchange): Verdict {
  const faults: string[] = []
  const known: Refusals = { ...operation.refusals, ...generalErrors }
  if (statuses && !statuses.includes(reply.status))
    faults.push(`answered ${reply.status} in place of ${statuses.join(' or ')}`)
  faults.push(...judgeHeaders(reply))
  if (reply.status === 304) return { faults, isRefused: false, code: undefined, isOwnRefusal: false }

  const { envelope, fault } = open(request, reply)
  if (fault !== undefined)
    return { faults: [...faults, fault], isRefused: reply.status >= 400, code: undefined, isOwnRefusal: false }
  const { status, data: _, code, field, ...rest } = envelope
  if (Object.keys(rest).length > 0) faults.push(`the envelope holds ${Object.keys(rest).join(', ')}`)
  if (field !== undefined && !(code === 'invalid_request' && isFieldPath(field)))
    faults.push(`names the field ${JSON.stringify(field)}`)
  if (status === true) {
    if (reply.status !== 200) faults.push(`succeeded under ${reply.status}`)
    return { faults, isRefused: false, code: undefined, isOwnRefusal: false }
  }
  const isOwnRefusal = typeof code === 'string' && Object.hasOwn(operation.refusals, code)
  faults.push(...judgeRefusal(envelope, known, reply.status))
  if (reply.status >= 500 && !isOwnRefusal) faults.push(`a fault of ours: ${reply.status}`)
  return { faults, isRefused: true, code: String(code), isOwnRefusal }
}

/** A refusal travels under its own status and says its own sentence, with no word of the inside. */
function judgeRefusal(envelope: Envelope, known: Refusals, replyStatus: number): string[] {
  const { status, data, code } = envelope
  const refusal = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined
  if (status !== false || typeof data !== 'string' || !refusal) return [`no envelope: ${JSON.stringify(envelope)}`]
  const faults: string[] = []
  if (refusal.status !== replyStatus) faults.push(`${String(code)} under ${replyStatus}`)
  // Up to what is filled in.
  const [sentence = ''] = refusal.text[0].split('{')
  if (!data.startsWith(sentence)) faults.push(`another sentence: ${data}`)
  // The sentence itself is the contract's, whatever its words.
  if (innerWords.test(data.slice(sentence.length))) faults.push(`an inner word: ${data}`)
  return faults
}

interface Envelope {
  readonly status?: unknown
  readonly data?: unknown
  readonly code?: unknown
  readonly field?: unknown
}

/** What was sent wrongly is named by words alone, whatever it was called. */
function isFieldPath(field: unknown): boolean {
  return typeof field === 'string' && /^[\w.]{1,60}$/.test(field)
}

function open({ headers }: HostileRequest, reply: HostileReply): { envelope: Envelope; fault?: string } {
  const wanted = headers.accept === 'application/cbor' ? 'application/cbor' : undefined
  const type = String(reply.headers['content-type'])
  if (wanted && type !== wanted) return { envelope: {}, fault: `answered ${type} where ${wanted} was asked for` }
  if (!wanted && type !== 'application/json; charset=utf-8' && type !== 'application/cbor') {
    return { envelope: {}, fault: `answered ${type}` }
  }
  try {
    const bytes = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(reply.bytes) : reply.bytes
    const envelope: unknown = type === 'application/cbor' ? decode(bytes) : JSON.parse(bytes.toString())
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
