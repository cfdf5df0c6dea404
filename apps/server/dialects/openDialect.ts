import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type PartnerAnswer, sendThrough } from '../platform/http/request/partnerDoor.ts'
import type { PartnerRequest } from '../platform/http/request/partnerRequest.ts'
import type { DialectDeps } from './deps.ts'
import { rawBodies } from './rawBodies.ts'
import { turnAwayStrangers } from './strangers.ts'

/** What of a dialect's answers is the same for all of its calls. */
export interface Manner {
  readonly name: string
  /** Whether the request line and headers alone can still be those of a provider. */
  readonly mayBeProven: (req: PartnerRequest) => boolean
  /** A call that came to nothing, by the HTTP status of its failure: from 500 on it was ours. */
  readonly failed: (status: number) => PartnerAnswer
  readonly unknownCall: PartnerAnswer
  /** For those whose requests keep proving nothing. */
  readonly wait: PartnerAnswer
}

type Answerer = (req: PartnerRequest) => Promise<PartnerAnswer>

export interface DialectScope {
  post(url: string, answer: Answerer): void
  /** What is asked seldom goes the long way alone. */
  serve(method: 'GET' | 'PUT', url: string, answer: Answerer): void
  /** Answers who could not prove itself, and counts it. */
  refuse(req: PartnerRequest, refusal: PartnerAnswer): PartnerAnswer
}

const bodyLimit = 16 * 1024

/** Opens the door of one dialect: whole bodies as they came, and every answer in the dialect's own words. */
export function openDialect(
  scope: FastifyInstance,
  { clock, log, providers }: DialectDeps,
  manner: Manner,
): DialectScope {
  const strangers = turnAwayStrangers(scope, { ...manner, clock, log })

  function failed(error: unknown, ownLog: Pick<Logger, 'error'>): PartnerAnswer {
    const { statusCode: status = 500 } = error as { readonly statusCode?: number }
    if (status >= 500) ownLog.error({ err: error }, `a call of ${manner.name} failed unexpectedly`)
    return manner.failed(status)
  }

  rawBodies(scope)
  scope.setErrorHandler((error, req, reply) => sendThrough(reply, failed(error, req.log)))
  scope.setNotFoundHandler((_req, reply) => sendThrough(reply, manner.unknownCall))
  return {
    post(url, answer) {
      scope.partners.post(scope, url, {
        bodyLimit,
        isOpenTo: req => providers.settle() === undefined && !strangers.turnsAway(req),
        answer,
        failed: error => failed(error, log),
      })
    },
    serve(method, url, answer) {
      const config = { isForPartners: true }
      scope.route({
        method,
        url,
        bodyLimit,
        config,
        handler: async (req, reply) => sendThrough(reply, await answer(req)),
      })
    },
    refuse: strangers.refuse,
  }
}
