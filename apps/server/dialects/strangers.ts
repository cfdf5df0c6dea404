import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { networkOf } from '../platform/http/request/address.ts'
import { type PartnerAnswer, sendThrough } from '../platform/http/request/partnerDoor.ts'
import type { PartnerRequest } from '../platform/http/request/partnerRequest.ts'
import { rateLimit } from '../platform/http/limit/rateLimit.ts'

/** So many requests a minute that prove nothing, and an address is told to wait for the rest of it. */
export const mostUnproven = 300
const windowMs = 60_000
const addresses = 10_000

interface StrangersOptions {
  readonly name: string
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  /**
   * Whether the request line and headers alone can still be those of a provider. What no key could ever make good is
   * turned away without its body; whatever a key could have signed is heard, from whatever address.
   */
  readonly mayBeProven: (req: PartnerRequest) => boolean
  /** Tells the caller to wait. */
  readonly wait: PartnerAnswer
}

export interface Strangers {
  /** Whether it is told to wait before its body is read. */
  turnsAway(req: PartnerRequest): boolean
  /** Counts a request that could not prove who sent it, and answers it: with its refusal, or with a wait. */
  refuse(req: PartnerRequest, refusal: PartnerAnswer): PartnerAnswer
}

/**
 * Limits those whose requests keep proving nothing, by address. A provider may share its address with them: they never
 * cost it a call, since whoever proves itself was never counted and is never told to wait.
 */
export function turnAwayStrangers(scope: FastifyInstance, options: StrangersOptions): Strangers {
  const { name, clock, log, mayBeProven, wait } = options
  const limit = rateLimit({ clock, most: mostUnproven, windowMs, keys: addresses })
  const noted = rateLimit({ clock, most: 1, windowMs, keys: addresses })
  const waits = new Map<string, { readonly fromMs: number; readonly untilMs: number }>()

  function waitOf(req: PartnerRequest): number {
    if (waits.size === 0) return 0
    const told = waits.get(networkOf(req))
    const nowMs = clock.now()
    // A clock that went back leaves nobody waiting for longer than a window.
    return told && nowMs >= told.fromMs ? told.untilMs - nowMs : 0
  }

  function turnAway(waitMs: number): PartnerAnswer {
    return { ...wait, headers: { ...wait.headers, 'retry-after': String(Math.ceil(waitMs / 1000)) } }
  }

  function turnsAway(req: PartnerRequest): boolean {
    return waitOf(req) > 0 && !mayBeProven(req)
  }

  scope.addHook('onRequest', (req, reply, next) => {
    if (turnsAway(req)) sendThrough(reply, turnAway(waitOf(req)))
    else next()
  })
  return {
    turnsAway,
    refuse(req, refusal) {
      const waitMs = waitOf(req)
      if (waitMs > 0) return turnAway(waitMs)
      const address = networkOf(req)
      const seconds = limit.take(address)
      // The first of each minute, which is as many lines as there are networks.
      if (noted.take(address) === undefined)
        log.warn({ dialect: name, network: address }, 'a call to the wallet proved nothing')
      if (seconds !== undefined) {
        const nowMs = clock.now()
        if (waits.size >= addresses) waits.delete(waits.keys().next().value as string)
        waits.set(address, { fromMs: nowMs, untilMs: nowMs + seconds * 1000 })
      }
      return refusal
    },
  }
}
