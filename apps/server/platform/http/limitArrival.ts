import type { FastifyInstance } from 'fastify'
import { answerClientError } from './answerClientError.ts'

/**
 * Gives up on a body that takes longer to arrive than any of ours needs. Only uploads have longer, up to what the
 * server allows for a whole request: a photo over a slow mobile network takes its time.
 */
export function limitArrival(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', (req, _reply, next) => {
    const { raw } = req
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && !/^multipart\//i.test(raw.headers['content-type'] ?? '')) {
      const late = setTimeout(() => {
        const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        if (!raw.complete) answerClientError(error, raw.socket)
      }, withinMs)
      raw.once('close', () => clearTimeout(late))
      raw.once('end', () => clearTimeout(late))
    }
    next()
  })
}
