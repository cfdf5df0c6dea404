import { type Brand, brandOfHost } from '@saya/contract/brand.ts'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    ownAddresses: OwnAddresses
  }
}

type RequestHead = Pick<FastifyRequest, 'protocol' | 'headers'>

/** Under which addresses people find us. What a request says of its host is believed of none of them. */
export interface OwnAddresses {
  /** Whether a request that names this host may be meant for us. */
  isOurs(host: string | undefined): boolean
  /**
   * Whether this address is answered at this host: where the office has a host of its own, there alone, and nothing else is. An address may be
   * spelled in many ways, so that what it was understood as, its route, counts beside it.
   */
  serves(host: string | undefined, url: string, route?: string): boolean
  /** Where the pages are that a request belongs to, such as `https://play.example`: links for its caller begin with it. */
  originOf(req: RequestHead): string
  /** The host of these pages, as policies and pictures name it. */
  hostOf(req: RequestHead): string
  /** The origins of all our pages, the office's among them. */
  readonly origins: readonly string[]
}

/** The office, and what its pages show beside it. */
const ofOffice = /^\/(?:office(?:\/|\?|$)|img\/|kyc-photo\/|favicon\.ico$|\.well-known\/)/
const inOffice = /^\/office(?:\/|\?|$)/

interface FurtherAddresses {
  /** Of what else stands before this server, such as its calls on a host of their own. */
  readonly further?: readonly string[]
  /** Of the office, where it has a host of its own. */
  readonly office?: string | undefined
}

/** The addresses that the operator has set: of the pages, one for each brand, and others beside them. */
export function ownAddresses(pages: readonly string[], { further = [], office }: FurtherAddresses = {}): OwnAddresses {
  if (pages.length === 0) return anyAddress
  const officeUrl = office === undefined ? undefined : new URL(office)
  const officeHosts = new Set(officeUrl ? hostsOf(officeUrl) : [])
  const urls = pages.map(text => new URL(text))
  const hosts = new Set([...[...urls, ...further.map(text => new URL(text))].flatMap(hostsOf), ...officeHosts])
  const isOffice = (host = '') => officeHosts.has(host.toLowerCase())
  const byBrand = new Map<Brand, URL>(urls.map(url => [brandOfHost(url.host), url]))
  const [first] = urls

  function pagesOf({ headers }: RequestHead): URL {
    if (officeUrl && isOffice(headers.host)) return officeUrl
    const url = byBrand.get(brandOfHost(headers.host ?? '')) ?? byBrand.get('h5') ?? first
    if (!url) throw new Error('No address of ours is set.')
    return url
  }

  return {
    isOurs: host => host !== undefined && hosts.has(host.toLowerCase()),
    serves: (host, url, route = url) =>
      officeUrl === undefined || (isOffice(host) ? ofOffice.test(url) : !inOffice.test(url) && !inOffice.test(route)),
    originOf: req => pagesOf(req).origin,
    hostOf: req => pagesOf(req).host,
    origins: [...urls, ...(officeUrl ? [officeUrl] : [])].map(({ origin }) => origin),
  }
}

/** A browser leaves the usual port out, and a proxy may write it. */
function hostsOf({ protocol, host, port }: URL): string[] {
  const usual = protocol.endsWith('s:') ? '443' : '80'
  return port === '' ? [host, `${host}:${usual}`] : [host]
}

/** On a machine of one's own nothing is set, and whatever it is called is its name. What cannot be a name is not believed. */
const anyAddress: OwnAddresses = {
  isOurs: () => true,
  serves: () => true,
  originOf: req => `${req.protocol}://${namedHost(req)}`,
  hostOf: namedHost,
  origins: [],
}

function namedHost({ protocol, headers: { host } }: RequestHead): string {
  return host !== undefined && /^[\w.:[\]-]{1,200}$/.test(host) && URL.canParse(`${protocol}://${host}`)
    ? host
    : 'localhost'
}
