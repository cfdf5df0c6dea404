import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a caller's browser tells of itself. None of it proves anything. */
export interface Device {
  /** The id that this browser was once given to keep; empty where it keeps none. */
  readonly id: string
  readonly userAgent: string
  /** Gives the browser an id to keep. */
  keep(id: string): void
}

/** No other host of the same site can set or overwrite it. On one's own machine there is no TLS, which the prefix asks for. */
const names = { secure: '__Host-device', local: 'device' } as const
const kept = {
  secure: /(?:^|; ?)__Host-device=([0-9A-Za-z]{43})(?:;|$)/,
  local: /(?:^|; ?)device=([0-9A-Za-z]{43})(?:;|$)/,
} as const
const longestUserAgent = 512
/** As long as browsers keep a cookie at most. */
const maxAgeSeconds = 400 * 24 * 3600
const thisMachine = /(^|\.)localhost$|^127\.|^\[?::1\]?$/

export function deviceOf(req: FastifyRequest, reply: FastifyReply): Device {
  const { headers } = req
  const place = req.protocol === 'http' && thisMachine.test(req.hostname) ? 'local' : 'secure'
  return {
    id: kept[place].exec(headers.cookie ?? '')?.[1] ?? '',
    userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
    keep(id) {
      const secure = place === 'local' ? '' : '; Secure'
      const name = names[place]
      reply.header('set-cookie', `${name}=${id}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Strict${secure}`)
    },
  }
}

/** For calls that no browser makes. */
export const noDevice: Device = { id: '', userAgent: '', keep: () => {} }
