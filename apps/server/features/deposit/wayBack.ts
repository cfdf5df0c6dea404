import type { FastifyInstance } from 'fastify'
import { readReturn, returnPath, statusPage } from './wayBack.rules.ts'

/**
 * The door for people who come back from a gateway. It only shows the way to the app's own page: anybody may open an
 * address, also in a browser where nobody is signed in, and so it changes nothing. Whose deposit it is tells us there, and
 * whatever nobody tells is found by events and the clock.
 */
export function wayBack(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>(returnPath, { exposeHeadRoute: false }, async (req, reply) => {
    const back = readReturn(req.query)
    return reply.header('cache-control', 'no-store').redirect(back ? statusPage(back) : '/', 303)
  })
}
