import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

const slowMs = 1000
/** So many lines a second and no more: whoever floods the server must not fill its disk. */
const mostInSecond = 50

/**
 * Writes down what was refused, failed or took long, under the id that its answer carries, so that a complaint leads
 * to it. The route's pattern stands for its address: queries, tokens and bodies are never written.
 */
export function logRequests(app: FastifyInstance, { clock }: { clock: Clock }): void {
  let second = 0
  let written = 0
  let left = 0

  function hasRoom(req: { log: { info(fields: object, sentence: string): void } }): boolean {
    const now = Math.floor(clock.now() / 1000)
    if (now !== second) {
      if (left > 0) req.log.info({ left }, 'so many requests were not written down')
      second = now
      written = 0
      left = 0
    }
    if (written++ < mostInSecond) return true
    left++
    return false
  }

  app.addHook('onResponse', (req, reply, next) => {
    const { statusCode: status, elapsedTime } = reply
    const answered = { method: req.method, route: req.pattern, status, ms: Math.round(elapsedTime) }
    if ((status >= 400 || elapsedTime > slowMs) && hasRoom(req)) req.log.info(answered, 'answered')
    else req.log.debug(answered, 'answered')
    next()
  })
}
