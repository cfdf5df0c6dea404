import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { generalRefusal } from '../answer/envelope.ts'
import { type OwnAddresses, ownAddresses } from './ownAddresses.ts'

export interface HostOptions {
  /** Under which addresses people find us. Left out, whatever a request names is one. */
  readonly addresses?: OwnAddresses
}

/** Asked by machines that know us by a bare address. Their answers name no address. */
const forMachines = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

/**
 * Refuses a request that names no host, or two, of which a proxy before us may have meant the other. Node would answer
 * the first by itself, without an envelope. Where it is set what we are called, a host of another name is refused too.
 */
export function checkHost(app: FastifyInstance, { addresses = ownAddresses([]) }: HostOptions): void {
  app.decorate('ownAddresses', addresses)
  app.addHook('onRequest', (req, reply, next) => {
    const hosts = countHosts(req.raw)
    if (hosts > 1 || (hosts === 0 && req.raw.httpVersion !== '1.0')) {
      return void generalRefusal(reply.header('connection', 'close'), 'malformed_request')
    }
    const { host } = req.headers
    if (forMachines.test(req.url)) return next()
    if (!addresses.isOurs(host)) return void generalRefusal(reply.header('connection', 'close'), 'foreign_host')
    if (addresses.serves(host, req.url, req.routeOptions.url)) return next()
    if (req.url === '/') return void reply.redirect('/office/', 302)
    generalRefusal(reply, 'not_found')
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
