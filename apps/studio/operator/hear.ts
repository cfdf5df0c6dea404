import { isSameSignature, rppHeaders, signRequest, type unheard } from '@saya/rpp'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { OperatorKey } from './keys.ts'

export interface Ears {
  readonly partner: string
  readonly keys: readonly OperatorKey[]
  readonly clock: Clock
  /** Nonces that were heard, with the time until which they are remembered. */
  readonly nonces: Map<string, number>
}

export type Hearing =
  | { readonly ok: true; readonly key: OperatorKey; readonly nonce: string; readonly body: Buffer }
  | { readonly ok: false; readonly why: (typeof unheard)[number] }

const windowMs = 300_000

/** Proves that the operator asks: signature over the very bytes, then the clock, then that nobody plays a recording. */
export function hear(ears: Ears, req: FastifyRequest): Hearing {
  const header = (name: string) => String(req.headers[name] ?? '')
  const [timestamp, nonce] = [header(rppHeaders.timestamp), header(rppHeaders.nonce)]
  const key = ears.keys.find(({ id }) => id === header(rppHeaders.keyId))
  const isWritten = /^\d{1,12}$/.test(timestamp) && /^[0-9A-Za-z-]{16,64}$/.test(nonce)
  if (!key || !isWritten || header(rppHeaders.partner) !== ears.partner) return { ok: false, why: 'SIGNATURE_INVALID' }
  const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
  const expected = signRequest(key.key, { method: req.method, path: req.url, timestamp, nonce, body })
  if (!isSameSignature(header(rppHeaders.signature), expected)) return { ok: false, why: 'SIGNATURE_INVALID' }
  const nowMs = ears.clock.now()
  if (Math.abs(nowMs - Number(timestamp) * 1000) > windowMs) return { ok: false, why: 'TIMESTAMP_OUTSIDE' }
  if (ears.nonces.has(nonce)) return { ok: false, why: 'NONCE_USED' }
  forget(ears.nonces, nowMs)
  ears.nonces.set(nonce, nowMs + 2 * windowMs)
  return { ok: true, key, nonce, body }
}

/** They come in the order of their time, so the old ones stand first. */
function forget(nonces: Map<string, number>, nowMs: number): void {
  for (const [nonce, untilMs] of nonces) {
    if (untilMs > nowMs) return
    nonces.delete(nonce)
  }
}
