import type { CallKey, Calls } from '@saya/contract'
import { guestCalls } from '@saya/contract/guestCalls'
import { address, type Places } from './text/address.ts'
import { CallError } from './callError.ts'
import { encode } from './cbor/encode.ts'
import { openEnvelope } from './envelope.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import { headers, type HeaderSources } from './headers.ts'
import { secureBase } from './visitor/secureBase.ts'
import { tokenErrors, tokenGuard, type TokenHolder } from './tokenGuard.ts'

export interface ClientOptions extends HeaderSources, TokenHolder, Omit<ExchangeOptions, 'signal'> {
  /** Where our own groups of calls live: this page's origin unless given. */
  readonly baseUrl?: string
  /** Https everywhere but on this machine: on, unless told otherwise. */
  readonly secure?: boolean
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  /** The same key twice is the same act: every call that moves money carries one, and its repetition the same. */
  readonly idempotencyKey?: string
}

/** What a call takes: an upload may put a form in place of the body. */
export type CallInput<K extends CallKey> =
  | Calls[K]['input']
  | (Omit<Calls[K]['input'] & object, 'body'> & { readonly body: FormData })

type Rest<K extends CallKey> =
  Record<never, never> extends Calls[K]['input']
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions]

export interface Client {
  call<K extends CallKey>(key: K, ...rest: Rest<K>): Promise<Calls[K]['answer']>
}

interface Input extends Places {
  readonly body?: unknown
}

/**
 * The one way from the app to the server. Nothing is repeated by itself, since the client cannot know whether a call
 * that failed on the way has acted.
 */
export function createClient(options: ClientOptions): Client {
  const { clock, token } = options
  const base = secureBase(options.baseUrl ?? location.origin, options.secure)

  async function call(key: string, input: Input = {}, callOptions: CallOptions = {}): Promise<unknown> {
    if (!token() && !guestCalls.has(key)) throw new CallError('auth', clock, { message: tokenErrors[0] })
    const [method = '', path = ''] = key.split(' ')
    const sent = headers(options)
    if (callOptions.idempotencyKey) sent.set('idempotency-key', callOptions.idempotencyKey)
    const init = { method, headers: sent, body: pack(input.body, sent) }
    return openEnvelope(await exchange(base + address(path, input), init, { ...options, ...callOptions }), clock)
  }

  return { call: ((...given: Parameters<typeof call>) => tokenGuard(options, () => call(...given))) as Client['call'] }
}

/** A form travels as it is: the browser itself writes its type, with the boundary. */
function pack(body: unknown, sent: Headers): BodyInit | null {
  if (body === undefined || body instanceof FormData) return body ?? null
  sent.set('content-type', 'application/cbor')
  return encode(body)
}
