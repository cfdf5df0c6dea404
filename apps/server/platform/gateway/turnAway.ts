import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { networkOf } from '../http/request/address.ts'
import { rateLimit } from '../http/limit/rateLimit.ts'

const windowMs = 60_000
/** A key that was changed on one side alone shows in as many; whoever sends more is making them up. */
const most = 20

interface ForgedRequest {
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  /** Whose name it came under. */
  readonly gateway: string
}

/**
 * Answers events that nobody signed. Of a network so many a minute are answered and logged; more are turned away in a
 * word, so that whoever makes them up fills no log. Only they are counted: a signature is looked at first, so that a true
 * event is taken from wherever it comes, whatever else comes from there.
 */
export function turnAway({ clock, log }: { readonly clock: Clock; readonly log: Logger }) {
  const limit = rateLimit({ clock, most, windowMs })
  return ({ req, reply, gateway }: ForgedRequest): FastifyReply => {
    const network = networkOf(req)
    const waitSeconds = limit.take(network)
    if (waitSeconds !== undefined) {
      return reply.code(429).header('retry-after', String(waitSeconds)).send({ error: 'Too many of these.' })
    }
    log.warn({ gateway, network }, 'an event came that the gateway did not sign')
    return reply.code(401).send({ error: 'The signature does not fit.' })
  }
}
