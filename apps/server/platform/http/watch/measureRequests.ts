import { Histogram, type Registry } from 'prom-client'
import type { AnsweredRequest } from '../answer/answered.ts'

/** Times each answer by its route's pattern. */
export function measureRequests(metrics: Registry): (answered: AnsweredRequest) => void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [metrics],
  })
  return ({ method, route, status, ms }) => seconds.observe({ method, route, status: String(status) }, ms / 1000)
}
