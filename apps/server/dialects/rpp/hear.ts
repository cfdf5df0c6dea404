import type { KeyObject } from 'node:crypto'
import { isSameSignature, rppHeaders, signRequest, type unheard } from '@saya/rpp'
import type { Clock } from '../../platform/clock.ts'
import type { PartnerRequest } from '../../platform/http/request/partnerRequest.ts'
import type { Provider, Providers } from '../providers.ts'
import { bytesOf } from '../rawBodies.ts'
import type { Nonces } from './nonces.ts'

/** A request that was proven to come from a provider, with what its answer is signed by. */
export interface ProvenRequest {
  readonly ok: true
  readonly provider: Provider
  readonly key: KeyObject
  readonly nonce: string
  readonly body: Buffer
}

export type Hearing = ProvenRequest | { readonly ok: false; readonly why: (typeof unheard)[number] }

interface Ears {
  readonly providers: Pick<Providers, 'find'>
  readonly nonces: Nonces
  readonly clock: Clock
}

const windowSeconds = 300
/** How long a nonce must be remembered: its timestamp may lie as far ahead as behind. */
export const nonceMs = 2 * windowSeconds * 1000

const invalid = { ok: false, why: 'SIGNATURE_INVALID' } as const

/** Whether the headers name a key of a provider, and all else that a signature needs. The body is not looked at. */
export function mayBeHeard(ears: Pick<Ears, 'providers'>, { headers }: Pick<PartnerRequest, 'headers'>): boolean {
  return readHeaders(ears, headers) !== undefined
}

function readHeaders({ providers }: Pick<Ears, 'providers'>, headers: PartnerRequest['headers']) {
  const timestamp = one(headers[rppHeaders.timestamp])
  const nonce = one(headers[rppHeaders.nonce])
  const provider = providers.find('rpp', one(headers[rppHeaders.partner]))
  const key = provider?.keys.find(({ id }) => id === headers[rppHeaders.keyId])?.key
  if (!provider || !key || !/^\d{1,12}$/.test(timestamp) || !/^[0-9A-Za-z-]{16,64}$/.test(nonce)) return undefined
  return { timestamp, nonce, provider, key }
}

/** Proves who asks: signature over the very bytes, then the clock, then that nobody plays a recording. */
export function hear(ears: Ears, req: PartnerRequest): Hearing {
  const { headers } = req
  const named = readHeaders(ears, headers)
  if (!named) return invalid
  const { timestamp, nonce, provider, key } = named
  const body = bytesOf(req.body)
  const expected = signRequest(key, { method: req.method, path: req.url, timestamp, nonce, body })
  if (!isSameSignature(one(headers[rppHeaders.signature]), expected)) return invalid
  if (Math.abs(ears.clock.now() / 1000 - Number(timestamp)) > windowSeconds)
    return { ok: false, why: 'TIMESTAMP_OUTSIDE' }
  if (!ears.nonces.take(`${provider.code} ${nonce}`)) return { ok: false, why: 'NONCE_USED' }
  return { ok: true, provider, key, nonce, body }
}

function one(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
