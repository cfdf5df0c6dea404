import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { generalRefusal } from './envelope.ts'

/**
 * Refuses a request that names no host, or two, of which a proxy before us may have meant the other. Node would answer
 * the first by itself, without an envelope.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, next) => {
    const hosts = countHosts(req.raw)
    if (hosts === 1 || (hosts === 0 && req.raw.httpVersion === '1.0')) return next()
    generalRefusal(reply.header('connection', 'close'), 'malformed_request')
  })
}

export function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}
