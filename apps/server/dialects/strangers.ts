import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { networkOf } from '../platform/http/countRequests.ts'
import { rateLimit } from '../platform/http/rateLimit.ts'

/** So many requests a minute that prove nothing, and an address is not listened to for the rest of it. */
const most = 300
const windowMs = 60_000
const addresses = 10_000

export interface Strangers {
  /** Counts a request that could not prove who sent it. */
  count(req: FastifyRequest): void
}

/**
 * Turns away, before a byte of their body is read, those whose requests keep proving nothing: every signature costs as
 * much to refuse as to accept. Who proves itself has no limit here but the ledger's own.
 */
export function turnAwayStrangers(
  scope: FastifyInstance,
  clock: Clock,
  answer: (reply: FastifyReply) => FastifyReply,
): Strangers {
  const limit = rateLimit({ clock, most, windowMs, keys: addresses })
  const closedUntilMs = new Map<string, number>()
  scope.addHook('onRequest', (req, reply, next) => {
    const waitMs = (closedUntilMs.get(networkOf(req)) ?? 0) - clock.now()
    if (waitMs <= 0) return next()
    answer(reply.code(429).header('retry-after', String(Math.ceil(waitMs / 1000))))
  })
  return {
    count(req) {
      const address = networkOf(req)
      const seconds = limit.take(address)
      if (seconds === undefined) return
      if (closedUntilMs.size >= addresses) closedUntilMs.clear()
      closedUntilMs.set(address, clock.now() + seconds * 1000)
    },
  }
}
