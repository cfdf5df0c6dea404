import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto'

/** What is signed: the version, then who asks what, when, once, and exactly which bytes. */
export interface SignedRequest {
  readonly method: string
  /** With its query, as it stands in the request line. */
  readonly path: string
  readonly timestamp: string
  readonly nonce: string
  /** As it travels; a text travels in UTF-8. */
  readonly body: Uint8Array | string
}

/** An answer repeats the method, path and nonce of its request, and adds its HTTP status. */
export interface SignedAnswer extends SignedRequest {
  readonly status: number
}

export const rppHeaders = {
  partner: 'x-rpp-partner',
  keyId: 'x-rpp-key-id',
  timestamp: 'x-rpp-timestamp',
  nonce: 'x-rpp-nonce',
  signature: 'x-rpp-signature',
} as const

/** A key made ready once: signing with bare bytes would prepare them anew each time. */
export function readKey(bytes: Uint8Array): KeyObject {
  return createSecretKey(bytes)
}

export function textToSign({ method, path, timestamp, nonce, body }: SignedRequest): string {
  return `v1\n${method}\n${path}\n${timestamp}\n${nonce}\n${hash('sha256', body)}`
}

/** The value of `X-RPP-Signature` for a request. */
export function signRequest(key: KeyObject, signed: SignedRequest): string {
  return sign(key, textToSign(signed))
}

/** The same for an answer. */
export function signAnswer(key: KeyObject, signed: SignedAnswer): string {
  return sign(key, `${textToSign(signed)}\n${signed.status}`)
}

/** Compares in constant time. A signature of another form is simply none. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(key: KeyObject, text: string): string {
  return `v1=${createHmac('sha256', key).update(text).digest('hex')}`
}
