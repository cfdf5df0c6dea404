import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { GeneralCode } from '@saya/contract/general/errors.ts'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import { answerClientError } from './answer/answerClientError.ts'
import { largestBody, readBodies } from './request/body.ts'
import { checkHost, type HostOptions } from './request/checkHost.ts'
import { tendConnections } from './limit/connections.ts'
import { limitRequests, type RequestLimits } from './limit/limitRequests.ts'
import { generalRefusal } from './answer/envelope.ts'
import { openForwarding } from './request/forwarding.ts'
import { isUnavailable } from './isUnavailable.ts'
import { knowRoute } from './request/knowRoute.ts'
import { openPartnerDoor } from './request/partnerDoor.ts'
import { RefusedRequest } from './answer/refusedRequest.ts'
import { securityHeaders, setSecurityHeaders } from './answer/securityHeaders.ts'
import { watchAll, watchRequests } from './watch/watchRequests.ts'

export interface ServerOptions extends RequestLimits, HostOptions {
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
  readonly trustedProxies: readonly string[]
  readonly timeouts?: Timeouts
}

export interface Timeouts {
  /** A request that has not arrived whole by then is given up, unless it is an upload. */
  readonly requestMs: number
  readonly uploadMs: number
  /** How often it is looked for such requests. */
  readonly checkMs: number
}

/** An empty HTTP server with everything that holds for every call: ids, limits, headers, bodies, errors, logs. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, trustedProxies, timeouts = { requestMs: 15_000, uploadMs: 120_000, checkMs: 2000 } } = options
  const forwarding = openForwarding(trustedProxies)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? forwarding.trusts : false,
    bodyLimit: largestBody,
    requestTimeout: timeouts.uploadMs,
    http: {
      connectionsCheckingInterval: timeouts.checkMs,
      headersTimeout: timeouts.requestMs,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    connectionTimeout: 2 * timeouts.requestMs,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    // The longest is the sealed address of a photo, which says for whom it is.
    routerOptions: { maxParamLength: 700 },
    rewriteUrl: req => (isMistypedPage(req) ? '/not-found' : (req.url ?? '/')),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _req, reply) => {
      setSecurityHeaders(reply)
      generalRefusal(reply, error.code === 'FST_ERR_BAD_URL' ? 'malformed_request' : 'not_found')
    },
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance
  const watch = watchRequests({ ...options, withinMs: timeouts.requestMs, checkMs: timeouts.checkMs })
  tendConnections(app)
  knowRoute(app)
  securityHeaders(app)
  watchAll(app, watch)
  openPartnerDoor(app, { ...watch, log, callerOf: forwarding.callerOf })
  checkHost(app, options)
  limitRequests(app, options)
  readBodies(app)
  app.setNotFoundHandler((_req, reply) => generalRefusal(reply, 'not_found'))
  app.setErrorHandler((error: FastifyError | RefusedRequest, req, reply) => {
    const range = rangeOf(error)
    if (range !== undefined) return reply.code(416).header('content-range', range).send()
    const code = codeOf(error)
    if (code === 'unexpected') req.log.error({ err: error, route: req.pattern }, 'a call failed unexpectedly')
    if (error instanceof RefusedRequest && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    return generalRefusal(reply, code)
  })
  return app
}

/** A person who follows a damaged link is shown a page; a program is told what is wrong with its request. */
function isMistypedPage({ url = '/', headers }: IncomingMessage): boolean {
  if (!url.includes('%') || !headers.accept?.includes('text/html')) return false
  try {
    decodeURIComponent(url)
    return false
  } catch {
    return true
  }
}

/** Of a part that a file does not have: how much of it there is, which is all that is to be told of it. */
function rangeOf(error: Error & { readonly statusCode?: number; readonly headers?: Record<string, string> }) {
  return error.statusCode === 416 ? error.headers?.['Content-Range'] : undefined
}

/** What a failure becomes for the public. Its own words stay inside. */
function codeOf(error: FastifyError | RefusedRequest): GeneralCode {
  if (error instanceof RefusedRequest) return error.code
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_type'
  if (error.statusCode === 413) return 'body_too_large'
  if (error.statusCode === 408) return 'request_timeout'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'malformed_request'
  return isUnavailable(error) ? 'busy' : 'unexpected'
}
