import type { FastifyInstance } from 'fastify'
import type { StudioDeps } from './deps.ts'
import { keepFor } from './platform/keepFor.ts'
import { countTroubles } from './round/round.store.ts'

/** Open rounds older than this are looked at. */
const lateMs = 3_600_000
/** Anybody may ask, and all that was ever played is looked through: what was counted is told for so long. */
const countedMs = 1000

/** Whether the studio is there, whether it reaches its books, and how many rounds wait for a person. */
export function healthRoutes(app: FastifyInstance, { db, clock }: Pick<StudioDeps, 'db' | 'clock'>): void {
  const troubles = keepFor(clock, countedMs, () =>
    db.transaction(tx => countTroubles(tx, clock.now() - lateMs)).catch(() => undefined),
  )
  app.get('/healthz', async (_req, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_req, reply) => {
    const counted = await troubles()
    return reply.code(counted ? 200 : 503).send({ database: counted !== undefined, ...counted })
  })
}
