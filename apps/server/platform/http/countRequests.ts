import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenShape } from '../auth/tokenShape.ts'
import type { Clock } from '../clock.ts'
import { generalRefusal } from './envelope.ts'
import { rateLimit } from './rateLimit.ts'

export interface RequestLimits {
  /** Requests a minute; `address` is counted for every caller, `caller` by token. */
  readonly perMinute: { readonly address: number; readonly caller: number }
  /** On one's own machine the loopback address is everybody, so it is not counted. */
  readonly countsLoopback: boolean
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** Turns floods away before anything else is done for them. */
export function countRequests(app: FastifyInstance, options: RequestLimits & { clock: Clock }): void {
  const { clock, perMinute, countsLoopback } = options
  const addresses = rateLimit({ clock, most: perMinute.address, windowMs: 60_000 })
  const callers = rateLimit({ clock, most: perMinute.caller, windowMs: 60_000 })
  app.addHook('onRequest', (req, reply, next) => {
    if (req.routeOptions.config.isForPartners) return next()
    const token = req.headers.t
    const wait =
      (countsLoopback || !loopback.test(addressOf(req)) ? addresses.take(networkOf(req)) : undefined) ??
      (typeof token === 'string' && tokenShape.test(token) ? callers.take(token) : undefined)
    if (wait === undefined) return next()
    generalRefusal(reply.header('retry-after', String(wait)), 'too_many_requests')
  })
}

/** The caller's address, as the socket or a trusted proxy tells it. What a proxy passes on unread may be anything. */
export function addressOf(req: FastifyRequest): string {
  const { ip } = req
  return isIP(ip) === 0 ? (req.socket.remoteAddress ?? '') : ip
}

/** An IPv6 caller owns a whole network and could come from another address of it each time. */
export function networkOf(req: FastifyRequest): string {
  const address = addressOf(req)
  if (isIP(address) !== 6 || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const filled = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return filled
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
