import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'

interface SecurityTextOptions {
  /** Where whoever found a weakness writes to. */
  readonly contact: string
  readonly clock: Clock
}

/** As RFC 9116 asks: what stands here counts for less than a year, and is written anew each time. */
const validMs = 180 * 24 * 3_600_000

/** Tells whoever found a weakness where to write to. */
export function securityText(app: FastifyInstance, { contact, clock }: SecurityTextOptions): void {
  app.get('/.well-known/security.txt', (req, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock.now() + validMs).toISOString()}`,
      'Preferred-Languages: en, tl',
      `Canonical: ${app.ownAddresses.originOf(req)}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
