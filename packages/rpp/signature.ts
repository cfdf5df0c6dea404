import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed: the version, then who asks what, when, once, and exactly which bytes. */
export interface Signed {
  readonly method: string
  readonly path: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: Uint8Array
}

/** The value of `X-RPP-Signature` for a request. */
export function signRequest(key: Uint8Array, { method, path, timestamp, nonce, body }: Signed): string {
  return sign(key, ['v1', method, path, timestamp, nonce, hashOf(body)])
}

/** The same for an answer, which adds its HTTP status and repeats the request's nonce. */
export function signAnswer(
  key: Uint8Array,
  { status, timestamp, nonce, body }: Omit<Signed, 'method' | 'path'> & { status: number },
): string {
  return sign(key, ['v1', String(status), timestamp, nonce, hashOf(body)])
}

/** Compares in constant time. A signature of another form is simply none. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(key: Uint8Array, parts: readonly string[]): string {
  return `v1=${createHmac('sha256', key).update(parts.join('\n')).digest('hex')}`
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
