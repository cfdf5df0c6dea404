import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { AnsweredRequest } from '../answer/answered.ts'

const slowMs = 1000
/** So many lines a second and no more: whoever floods the server must not fill its disk. */
const mostInSecond = 50

interface LogOptions {
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Writes down what was refused, failed or took long, under the id that its answer carries, so that a complaint leads
 * to it. The route's pattern stands for its address: queries, tokens and bodies are never written.
 */
export function logRequests({
  clock,
  log,
}: LogOptions): (answered: AnsweredRequest, logOf: () => FastifyBaseLogger) => void {
  let second = 0
  let written = 0
  let left = 0

  function hasRoom(log: FastifyBaseLogger): boolean {
    const now = Math.floor(clock.now() / 1000)
    if (now !== second) {
      if (left > 0) log.info({ left }, 'so many requests were not written down')
      second = now
      written = 0
      left = 0
    }
    if (written++ < mostInSecond) return true
    left++
    return false
  }

  return ({ method, route, status, ms }, logOf) => {
    const isWorthIt = status >= 400 || ms > slowMs
    if (!isWorthIt && !log.isLevelEnabled('debug')) return
    const own = logOf()
    const fields = { method, route, status, ms: Math.round(ms) }
    if (isWorthIt && hasRoom(own)) own.info(fields, 'answered')
    else own.debug(fields, 'answered')
  }
}
