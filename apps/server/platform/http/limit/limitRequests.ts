import { officeTokenHeader } from '@saya/contract/office.ts'
import type { FastifyInstance } from 'fastify'
import { tokenShape } from '../../auth/tokenShape.ts'
import type { Clock } from '../../clock.ts'
import { generalRefusal } from '../answer/envelope.ts'
import { addressOf, networkOf } from '../request/address.ts'
import { isLoopback } from '../request/network.ts'
import { rateLimit } from './rateLimit.ts'

export interface RequestLimits {
  /** Requests a minute; `address` is counted for every caller, `caller` by token. */
  readonly perMinute: { readonly address: number; readonly caller: number }
  /** On one's own machine the loopback address is everybody, so it is not counted. */
  readonly countsLoopback: boolean
}

/** A page brings dozens of pictures, and whole towns share the address of their mobile network. */
const filesPerRequest = 20

/** Turns floods away before anything else is done for them. */
export function limitRequests(app: FastifyInstance, options: RequestLimits & { clock: Clock }): void {
  const { clock, perMinute, countsLoopback } = options
  const addresses = rateLimit({ clock, most: perMinute.address, windowMs: 60_000 })
  const files = rateLimit({ clock, most: perMinute.address * filesPerRequest, windowMs: 60_000 })
  const callers = rateLimit({ clock, most: perMinute.caller, windowMs: 60_000 })
  const noted = rateLimit({ clock, most: 1, windowMs: 60_000 })
  app.addHook('onRequest', (req, reply, next) => {
    if (req.isForPartners) return next()
    const token = req.headers.t ?? req.headers[officeTokenHeader]
    const counted = /^\/(office\/assets|assets|img)\//.test(req.url) ? files : addresses
    const wait =
      (countsLoopback || !isLoopback(addressOf(req)) ? counted.take(networkOf(req)) : undefined) ??
      (typeof token === 'string' && tokenShape.test(token) ? callers.take(token) : undefined)
    if (wait === undefined) return next()
    // Once a minute: a flood must not become one of the log. Its network is what whoever ends it has to know.
    const network = networkOf(req)
    if (noted.take(network) === undefined) req.log.warn({ network }, 'a network asks too much')
    generalRefusal(reply.header('retry-after', String(wait)), 'too_many_requests')
  })
}
