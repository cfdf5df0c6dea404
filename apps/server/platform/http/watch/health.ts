import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'

/** One part of the service and whether it works. `amber` works, and somebody should look at it. */
export interface Part {
  readonly name: string
  check(): Promise<boolean | 'amber'>
}

/** A part that does not say within this time that it works does not work. */
const patienceMs = 2000

/** That the process serves: all that is told wherever the product is reached. */
export function sayAlive(app: FastifyInstance): void {
  app.get('/healthz', async (_req, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('ok'),
  )
}

/** Whether the parts of the process work, and its figures. None of it tells anything about a member. */
export function health(app: FastifyInstance, { parts, metrics }: { parts: readonly Part[]; metrics: Registry }): void {
  collectDefaultMetrics({ register: metrics })
  app.get('/readyz', async (_req, reply) => {
    const states = await Promise.all(parts.map(async part => ({ name: part.name, ...(await stateOf(part)) })))
    const ready = states.every(state => state.ready)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, parts: states })
  })
  app.get('/metrics', async (_req, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics()),
  )
}

interface State {
  readonly ready: boolean
  readonly state: 'green' | 'amber' | 'red'
}

const red: State = { ready: false, state: 'red' }

async function stateOf(part: Part): Promise<State> {
  const patience = new AbortController()
  try {
    const found = await Promise.race([part.check(), wait(patienceMs, false, { signal: patience.signal })])
    return found ? { ready: true, state: found === 'amber' ? 'amber' : 'green' } : red
  } catch {
    return red
  } finally {
    patience.abort()
  }
}
