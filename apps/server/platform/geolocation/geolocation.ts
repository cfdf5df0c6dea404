import type { FastifyRequest } from 'fastify'
import { openForwarding } from '../http/request/forwarding.ts'
import { addressOf } from '../http/request/address.ts'
import { type Location, unknownLocation, type VpnSign } from './location.ts'
import type { Ranges } from './ranges.ts'

/** How the operator tells the country of a caller. With neither of them it is unknown. */
export interface LocationSources {
  /** The header in which their edge writes it, such as `cf-ipcountry`. */
  readonly header?: string | undefined
  readonly ranges?: Ranges | undefined
}

export interface Geolocation {
  /** Where a request comes from. Nobody outside is asked. */
  locate(req: FastifyRequest): Location
}

interface GeolocationOptions {
  readonly location?: LocationSources | undefined
  readonly trustedProxies: readonly string[]
}

/** What an edge writes for the Tor network, and for what it does not know. */
const torMark = 'T1'
const unknownMark = 'XX'

/**
 * Tells the country by the header, which is believed of our own proxies alone: a browser may write anything into it. Where that says
 * nothing, and for what hides its users, the list of networks is asked.
 */
export function geolocation({ location: sources = {}, trustedProxies }: GeolocationOptions): Geolocation {
  const { trusts } = openForwarding(trustedProxies)
  const { header, ranges } = sources

  function markOf({ headers, socket }: FastifyRequest): string {
    const told = header && trusts(socket.remoteAddress ?? '') ? headers[header] : undefined
    return typeof told === 'string' && /^[A-Z][A-Z0-9]$/.test(told) ? told : ''
  }

  return {
    locate(req) {
      const mark = markOf(req)
      const known = ranges?.find(addressOf(req))
      const signs: readonly VpnSign[] = [
        ...(mark === torMark ? (['tor'] as const) : []),
        ...(known?.isHiding ? (['network'] as const) : []),
      ]
      if (/^[A-Z]{2}$/.test(mark) && mark !== unknownMark) return { country: mark, source: 'header', signs }
      // Whatever the list says of the way out of Tor, its user is elsewhere.
      if (known && mark !== torMark) return { country: known.country, source: 'ranges', signs }
      return { ...unknownLocation, signs }
    },
  }
}
