import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Clock } from '../../clock.ts'
import type { RequestLimits } from './limitRequests.ts'
import { openForwarding } from '../request/forwarding.ts'
import { bareAddress, isLoopback, networkOfAddress } from '../request/network.ts'
import { rateLimit } from './rateLimit.ts'

/**
 * Tells which requests for a WebSocket are too many of one address in a minute. They are counted apart from all others,
 * by the same measure, and never become a request that anything else counts.
 */
export function countUpgrades(options: RequestLimits & { clock: Clock; trustedProxies: readonly string[] }) {
  const { clock, perMinute, countsLoopback, trustedProxies } = options
  const addresses = rateLimit({ clock, most: perMinute.address, windowMs: 60_000 })
  const { callerOf } = openForwarding(trustedProxies)
  return function isTooMany(raw: IncomingMessage): boolean {
    const told = bareAddress(callerOf(raw))
    const address = isIP(told) === 0 ? bareAddress(raw.socket.remoteAddress ?? '') : told
    if (!countsLoopback && isLoopback(address)) return false
    return addresses.take(networkOfAddress(address)) !== undefined
  }
}
