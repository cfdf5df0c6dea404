import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Times each answer by its route's pattern. */
export function measureRequests(app: FastifyInstance, { metrics }: { metrics: Registry }): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [metrics],
  })
  app.addHook('onResponse', (req, reply, next) => {
    const labels = { method: req.method, route: req.pattern, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
    next()
  })
}
