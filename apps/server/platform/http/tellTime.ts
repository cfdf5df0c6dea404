import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** Each answer tells the time that deadlines are judged by: what counts down on a phone goes by it. */
export function tellTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_req, reply) => {
    reply.header('date', new Date(clock.now()).toUTCString())
  })
}
