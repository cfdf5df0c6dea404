import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** Each answer tells the time that deadlines are judged by: what counts down on a phone goes by it. */
export function tellTime(app: FastifyInstance, clock: Clock): void {
  let second = Number.NaN
  let written = ''
  app.addHook('onRequest', (_req, reply, next) => {
    const nowMs = clock.now()
    if (Math.floor(nowMs / 1000) !== second) {
      second = Math.floor(nowMs / 1000)
      written = new Date(nowMs).toUTCString()
    }
    reply.header('date', written)
    next()
  })
}
