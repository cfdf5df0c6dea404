import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { bareAddress, networkOfAddress } from './network.ts'

type RequestSource = Pick<FastifyRequest, 'ip' | 'socket'>

/** The caller's address, as the socket or a trusted proxy tells it. What a proxy passes on unread may be anything. */
export function addressOf(req: RequestSource): string {
  const ip = bareAddress(req.ip)
  return isIP(ip) === 0 ? bareAddress(req.socket.remoteAddress ?? '') : ip
}

export function networkOf(req: RequestSource): string {
  return networkOfAddress(addressOf(req))
}
