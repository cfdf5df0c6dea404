import { randomUUID } from 'node:crypto'
import type { GeneralCode } from '@saya/contract/general/errors.ts'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { readBodies, UnreadableRequest } from './body.ts'
import { generalRefusal } from './envelope.ts'
import { isUnavailable } from './isUnavailable.ts'
import { measureRequests } from './measureRequests.ts'
import { rateLimit } from './rateLimit.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface ServerOptions {
  readonly clock: Clock
  readonly log: Logger
  readonly trustedProxies: readonly string[]
  /** Requests a minute; `address` is counted for every caller, `caller` by token. */
  readonly perMinute: { readonly address: number; readonly caller: number }
  /** On one's own machine the loopback address is everybody, so it is not counted. */
  readonly countsLoopback: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by a partner's machines, which are known by their signature and have limits of their own. */
    isForPartners?: boolean
  }
}

const largestBody = 64 * 1024

/** An empty HTTP server with everything that holds for every call: ids, limits, headers, bodies, errors, logs. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, trustedProxies } = options
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: largestBody,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, req, reply) => void generalRefusal(req, reply, 'not_found'),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    },
  }) as unknown as FastifyInstance
  securityHeaders(app)
  measureRequests(app, options.clock)
  countRequests(app, options)
  readBodies(app)
  app.setNotFoundHandler((req, reply) => generalRefusal(req, reply, 'not_found'))
  app.setErrorHandler((error: FastifyError, req, reply) => {
    const code = codeOf(error)
    if (code === 'unexpected') req.log.error({ err: error, route: req.routeOptions.url }, 'a call failed unexpectedly')
    return generalRefusal(req, reply, code)
  })
  return app
}

/** What a failure becomes for the public. Its own words stay inside. */
function codeOf(error: FastifyError | UnreadableRequest): GeneralCode {
  if (error instanceof UnreadableRequest) return error.code
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large'
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_type'
  if (error.statusCode === 408) return 'request_timeout'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'malformed_body'
  return isUnavailable(error) ? 'busy' : 'unexpected'
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

function countRequests(app: FastifyInstance, { clock, perMinute, countsLoopback }: ServerOptions): void {
  const addresses = rateLimit({ clock, most: perMinute.address, windowMs: 60_000 })
  const callers = rateLimit({ clock, most: perMinute.caller, windowMs: 60_000 })
  app.addHook('onRequest', (req, reply, next) => {
    if (req.routeOptions.config.isForPartners) return next()
    const token = req.headers.t
    const wait =
      (countsLoopback || !loopback.test(req.ip) ? addresses.take(req.ip) : undefined) ??
      (typeof token === 'string' && token !== '' ? callers.take(token) : undefined)
    if (wait === undefined) return next()
    generalRefusal(req, reply.header('retry-after', String(wait)), 'too_many_requests')
  })
}
