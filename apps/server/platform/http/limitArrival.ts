import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerClientError } from './answerClientError.ts'

export interface Arrival {
  readonly withinMs: number
  /** How often it is looked for bodies that are late. */
  readonly checkMs: number
}

/**
 * Gives up on a body that takes longer to arrive than any of ours needs. Only uploads have longer, up to what the
 * server allows for a whole request: a photo over a slow mobile network takes its time. All share one timer, since one
 * for each request would be felt in a bet.
 */
export function limitArrival(app: FastifyInstance, { withinMs, checkMs }: Arrival): void {
  // In the order of their arrival, so that the late ones stand first.
  const arriving = new Map<IncomingMessage, number>()

  function giveUpLate(): void {
    const nowMs = performance.now()
    for (const [raw, untilMs] of arriving) {
      if (untilMs > nowMs) return
      arriving.delete(raw)
      const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      if (!raw.complete) answerClientError(error, raw.socket)
    }
  }

  function forget(raw: IncomingMessage): void {
    arriving.delete(raw)
  }

  const timer = setInterval(giveUpLate, checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const { headers } = raw
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !/^multipart\//i.test(headers['content-type'] ?? '')) {
      arriving.set(raw, performance.now() + withinMs)
    }
    next()
  })
  // By then the body has been read whole.
  app.addHook('preValidation', ({ raw }, _reply, next) => {
    forget(raw)
    next()
  })
  // One that was refused unread may still be coming, and has no longer than any other.
  app.addHook('onResponse', ({ raw }, _reply, next) => {
    if (raw.complete) forget(raw)
    else if (arriving.has(raw)) raw.once('end', () => forget(raw)).once('close', () => forget(raw))
    next()
  })
}
