import { type KeyObject, verify } from 'node:crypto'
import type { HeaderReader } from '../headerOf.ts'

/** The gateway repeats an event for some hours; an older one is found by asking. */
const oldestMs = 3 * 3_600_000
const aheadMs = 5 * 60_000

interface SignedEvent {
  /** `x-maya-webhook-signature: nonce=…,v1=<hex>` and `x-maya-webhook-timestamp: <milliseconds>` */
  readonly header: HeaderReader
  readonly body: Buffer
  readonly key: KeyObject
  readonly nowMs: number
}

/**
 * Whether the gateway signed this event, lately. What exactly it signs is not documented in full: `canonicalOf` is our
 * assumption, and it stands here alone. If it is wrong, no event is ever taken, and money is found by asking; none is
 * credited wrongly.
 */
export function isSignedEvent({ header, body, key, nowMs }: SignedEvent): boolean {
  const { nonce = '', v1 = '' } = partsOf(header('x-maya-webhook-signature'))
  const time = header('x-maya-webhook-timestamp')
  if (!/^\d{12,14}$/.test(time) || !/^[\w-]{8,128}$/.test(nonce) || !/^(?:[0-9a-f]{2}){128,1024}$/i.test(v1))
    return false
  const ageMs = nowMs - Number(time)
  if (ageMs > oldestMs || ageMs < -aheadMs) return false
  const canonical = canonicalOf(body, nonce)
  return canonical !== undefined && verify('sha256', Buffer.from(canonical), key, Buffer.from(v1, 'hex'))
}

/** Every value that is there, by its path, in the order of these pairs, and the nonce behind them. */
function canonicalOf(body: Buffer, nonce: string): string | undefined {
  try {
    const pairs = pairsOf(JSON.parse(body.toString('utf8')), '', 0)
    return `${pairs.sort().join('&')}&nonce=${nonce}`
  } catch {
    return undefined
  }
}

const deepest = 20

function pairsOf(value: unknown, path: string, depth: number): string[] {
  if (depth > deepest) throw new RangeError('No event is so deep.')
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [`${path}=${typeof value === 'string' ? value : JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([name, one]) => pairsOf(one, path === '' ? name : `${path}.${name}`, depth + 1))
}

function partsOf(header: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    header.split(',').map(part => {
      const at = part.indexOf('=')
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    }),
  )
}
