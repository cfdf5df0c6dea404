import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'

/** Times and logs each answer by its route's pattern: addresses, queries, tokens and bodies are never written. */
export function measureRequests(app: FastifyInstance, { clock, metrics }: { clock: Clock; metrics: Registry }): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [metrics],
  })
  app.decorateRequest('arrivedAtMs', 0)
  app.addHook('onRequest', (req, _reply, next) => {
    req.arrivedAtMs = clock.now()
    next()
  })
  app.addHook('onResponse', (req, reply, next) => {
    const ms = clock.now() - req.arrivedAtMs
    const route = req.routeOptions.url ?? 'none'
    seconds.observe({ method: req.method, route, status: String(reply.statusCode) }, ms / 1000)
    req.log.debug({ method: req.method, route, status: reply.statusCode, ms }, 'answered')
    next()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On the request itself: a table beside it would cost a tenth of a bet. */
    arrivedAtMs: number
  }
}
