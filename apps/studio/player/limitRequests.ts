import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'

const windowMs = 60_000
const mostRequests = 1200
const mostAddresses = 10_000

/** Nobody plays so fast: whoever asks for more in a minute waits for the next one. */
export function limitRequests(scope: FastifyInstance, clock: Clock): void {
  let counts = new Map<string, number>()
  let begunAtMs = clock.now()
  scope.addHook('onRequest', async (req, reply) => {
    const nowMs = clock.now()
    if (nowMs - begunAtMs >= windowMs || counts.size >= mostAddresses) {
      counts = new Map()
      begunAtMs = nowMs
    }
    const count = (counts.get(req.ip) ?? 0) + 1
    counts.set(req.ip, count)
    if (count > mostRequests) {
      reply.header('retry-after', '60')
      throw Object.assign(new Error('too many requests'), { statusCode: 429 })
    }
  })
}
