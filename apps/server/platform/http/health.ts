import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'

/** One part of the service and whether it works. `amber` works, and somebody should look at it. */
export interface Part {
  readonly name: string
  check(): Promise<boolean | 'amber'>
}

/** Whether the process serves, whether its parts work, and its figures. None of it tells anything about a member. */
export function health(app: FastifyInstance, parts: readonly Part[]): void {
  register.clear()
  collectDefaultMetrics()
  app.get('/healthz', async (_req, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_req, reply) => {
    const states = await Promise.all(
      parts.map(async part => {
        const found = await part.check().catch(() => false)
        return { name: part.name, ready: found !== false, state: found === true ? 'green' : found || 'red' }
      }),
    )
    const isReady = states.every(state => state.ready)
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, parts: states })
  })
  app.get('/metrics', async (_req, reply) => reply.type(register.contentType).send(await register.metrics()))
}
