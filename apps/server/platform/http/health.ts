import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'

/** One part of the service and whether it works. */
export interface Part {
  readonly name: string
  check(): Promise<boolean>
}

/** Whether the process serves, whether its parts work, and its figures. None of it tells anything about a member. */
export function health(app: FastifyInstance, { parts, metrics }: { parts: readonly Part[]; metrics: Registry }): void {
  collectDefaultMetrics({ register: metrics })
  app.get('/healthz', async (_req, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_req, reply) => {
    const states = await Promise.all(
      parts.map(async part => ({ name: part.name, ready: await part.check().catch(() => false) })),
    )
    const isReady = states.every(state => state.ready)
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, parts: states })
  })
  app.get('/metrics', async (_req, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
}
