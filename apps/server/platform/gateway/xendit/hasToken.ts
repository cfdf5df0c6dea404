import { createHash, timingSafeEqual } from 'node:crypto'
import type { HeaderReader } from '../headerOf.ts'

/**
 * Whether an event carries the account's token. It bears no signature: whoever has the token can say anything, which is one
 * more reason to believe none.
 */
export function hasToken(header: HeaderReader, token: string): boolean {
  // Compares what has one length, so that the time it takes tells nothing.
  const [given, right] = [header('x-callback-token'), token].map(text => createHash('sha256').update(text).digest())
  return given !== undefined && right !== undefined && timingSafeEqual(given, right)
}

/** The name of an event, or one of its own where it brings none that can be kept. */
export function eventName(header: HeaderReader, otherwise: string): string {
  const own = header('webhook-id')
  return /^[\w-]{1,100}$/.test(own) ? own : otherwise
}
