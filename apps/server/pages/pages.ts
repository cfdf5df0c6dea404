import { brandOfHost } from '@saya/contract/brand.ts'
import type { Endpoints, PageRenderer, PageRequest } from '@saya/contract/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurity } from '../platform/http/answer/contentSecurity.ts'
import { generalRefusal } from '../platform/http/answer/envelope.ts'
import { languageOf } from '../platform/http/answer/language.ts'
import type { Door } from '../platform/http/openDoor.ts'
import { sendShared } from '../platform/http/answer/sendShared.ts'
import type { SharedAnswer, SharedAnswers } from '../platform/http/answer/sharedAnswers.ts'
import { networkOf } from '../platform/http/request/address.ts'
import type { Maintenance } from '../platform/maintenance.ts'
import type { PlayerBuild } from './playerBuild.ts'

export interface PageOptions {
  readonly build: PlayerBuild
  readonly shared: SharedAnswers
  readonly ask: Door['ask']
  readonly maintenance: Maintenance
  /** Where games and pay pages are framed from, beside the live chat. */
  readonly frames: readonly string[]
  readonly endpoints: Partial<Endpoints>
}

/** Serves the player app's pages: rendered once for each brand, language and theme, then from memory. */
export function pages(app: FastifyInstance, options: PageOptions): void {
  const { renderer } = options.build
  app.get('/*', (req, reply) =>
    isForPage(req, renderer) ? sendPage(req, reply, options) : generalRefusal(reply, 'not_found'),
  )
}

const notPages = /^\/(member|finance|promo|game|ocr|api|img|assets|office)\//

/** A browser going somewhere asks for a page. Whoever takes anything gets the page where there is one. */
function isForPage(req: FastifyRequest, renderer: PageRenderer): boolean {
  if (notPages.test(req.url)) return false
  const { accept = '*/*' } = req.headers
  return /text\/html/.test(accept) || (/(\*|text)\/\*/.test(accept) && renderer.isPage(splitAddress(req.url).path))
}

async function sendPage(req: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { path, search } = splitAddress(req.url)
  const brand = brandOfHost(req.headers.host ?? '')
  await Promise.all([options.maintenance.settle(), options.shared.settle()])
  const isClosed = options.maintenance.isOn()
  const origin = req.server.ownAddresses.originOf(req)
  const request = { origin, path, search, cookies: req.headers.cookie ?? '', brand, isClosed }
  const key = `page ${options.build.renderer.pageName(request)}`
  const network = networkOf(req)
  return sendShared(reply, options.shared.get(key) ?? (await render(key, { request, network }, options)))
}

/** By hand, since an address may begin with two slashes or not be one at all. */
function splitAddress(url: string): { path: string; search: string } {
  const start = url.indexOf('?')
  return start < 0 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) }
}

interface Visit {
  readonly request: PageRequest
  /** What the page asks on a guest's behalf counts as the guest's. */
  readonly network: string
}

function render(key: string, { request, network }: Visit, options: PageOptions): Promise<SharedAnswer> {
  const { build, shared, ask, frames, endpoints } = options
  const { baseUrl, imageUrl, realtimeUrl, chatUrl, trackerUrl } = endpoints
  const language = languageOf({ headers: { cookie: request.cookies } })
  return shared.make(key, async () => {
    const page = await build.renderer.renderPage(request, {
      assetsOf: build.assetsOf,
      endpoints,
      ask: (key, input) => ask(key, input, { brand: request.brand, network, language }),
    })
    return {
      type: 'text/html; charset=utf-8',
      plain: Buffer.from(page.html),
      status: page.status,
      policy: contentSecurity({
        scripts: page.inlineScripts,
        styles: page.inlineStyles,
        frames: [...frames, ...originsOf(chatUrl)],
        images: originsOf(imageUrl),
        connections: originsOf(baseUrl, realtimeUrl, trackerUrl),
      }),
      small: true,
      passing: page.isPassing,
    }
  })
}

function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap(address => (address ? [new URL(address).origin] : []))
}
