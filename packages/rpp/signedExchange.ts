import { isUtf8 } from 'node:buffer'
import type { KeyObject } from 'node:crypto'
import { isSameSignature, readKey, rppHeaders, signAnswer, signRequest } from './signature.ts'

export interface ExchangeOptions {
  /** By which name the two sides know each other. */
  readonly partner: string
  readonly keyId: string
  readonly key: Uint8Array
  readonly clock: { now(): number }
  /** A new UUID for each nonce. */
  readonly newId: () => string
  readonly timeoutMs: number
}

interface ExchangeRequest {
  readonly origin: string
  readonly path: string
  readonly body: object
}

/** What was answered, or why there is nothing that may be believed: then nobody knows what the other side did. */
export type ExchangeAnswer =
  | { readonly isKnown: true; readonly body: unknown }
  | { readonly isKnown: false; readonly why: string }

const windowSeconds = 300

/** One call of either side to the other: signed, in time, and believed only where the answer is signed as well. */
export function signedExchange(options: ExchangeOptions): (asked: ExchangeRequest) => Promise<ExchangeAnswer> {
  const { partner, keyId, clock, newId, timeoutMs } = options
  const key = readKey(options.key)
  return async ({ origin, path, body: asked }) => {
    const body = Buffer.from(JSON.stringify(asked))
    const timestamp = String(Math.floor(clock.now() / 1000))
    const signed = { method: 'POST', path, timestamp, nonce: newId(), body }
    try {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [rppHeaders.partner]: partner,
          [rppHeaders.keyId]: keyId,
          [rppHeaders.timestamp]: timestamp,
          [rppHeaders.nonce]: signed.nonce,
          [rppHeaders.signature]: signRequest(key, signed),
        },
        // A signature counts for one address alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.status !== 200) return { isKnown: false, why: `HTTP ${response.status}` }
      return judge({ key, signed, response, bytes, nowMs: clock.now() })
    } catch (error) {
      return { isKnown: false, why: error instanceof Error ? error.name : 'no answer' }
    }
  }
}

interface ReceivedAnswer {
  readonly key: KeyObject
  readonly signed: { readonly method: string; readonly path: string; readonly nonce: string }
  readonly response: Response
  readonly bytes: Buffer
  readonly nowMs: number
}

function judge({ key, signed, response, bytes, nowMs }: ReceivedAnswer): ExchangeAnswer {
  const timestamp = response.headers.get(rppHeaders.timestamp) ?? ''
  const expected = signAnswer(key, { ...signed, timestamp, status: response.status, body: bytes })
  if (!isSameSignature(response.headers.get(rppHeaders.signature) ?? '', expected)) {
    return { isKnown: false, why: 'an answer without the other side’s signature' }
  }
  if (!(Math.abs(nowMs / 1000 - Number(timestamp)) <= windowSeconds)) {
    return { isKnown: false, why: 'an answer of another time' }
  }
  return { isKnown: true, body: parse(bytes) }
}

function parse(bytes: Buffer): unknown {
  try {
    return isUtf8(bytes) ? JSON.parse(bytes.toString()) : undefined
  } catch {
    return undefined
  }
}
