import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { countHosts } from './checkHost.ts'
import { type FoundPath, pathMatcher } from './pathMatcher.ts'
import type { PartnerRequest } from './partnerRequest.ts'
import { PlainRequest } from './plainRequest.ts'
import { sendTogether } from '../answer/sendTogether.ts'
import type { Watch } from '../watch/watchRequests.ts'

declare module 'fastify' {
  interface FastifyInstance {
    partners: PartnerDoor
  }
}

export interface PartnerAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON. */
  readonly text: string
}

export interface PartnerRoute {
  readonly bodyLimit: number
  /** Whether it is heard without anything that has to be waited for or looked at before its body is read. */
  readonly isOpenTo: (req: PartnerRequest) => boolean
  readonly answer: (req: PartnerRequest) => Promise<PartnerAnswer>
  /** What is answered when answering fails. */
  readonly failed: (error: unknown, log: Logger) => PartnerAnswer
}

export interface PartnerDoor {
  /** Answers POST at an address of the scope: by itself where the request is a plain one, and through Fastify. */
  post(scope: FastifyInstance, url: string, route: PartnerRoute): void
}

interface PartnerDoorOptions extends Watch {
  readonly log: Logger
  readonly callerOf: (raw: IncomingMessage) => string
}

/**
 * The short way to the partners' calls, which are the hottest of the product: a request that is nothing but a plain POST
 * of JSON is answered here, since routing, hooks and replies for every kind of request would cost it more than its own
 * work. Whatever is unusual in the least goes to Fastify with its body unread, and is answered, or refused, there.
 */
export function openPartnerDoor(app: FastifyInstance, options: PartnerDoorOptions): void {
  const { arrivals, callerOf, log } = options
  const sending = { ...options, send: sendTogether(log) }
  const paths = pathMatcher<PartnerRoute>()
  const [further] = app.server.listeners('request') as ((raw: IncomingMessage, res: ServerResponse) => void)[]
  if (!further) throw new Error('There is no server behind the door of the partners.')
  let isClosing = false

  function take(raw: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = raw
    const { isOurs, serves } = app.ownAddresses
    if (isClosing || method !== 'POST' || !isOurs(headers.host) || !serves(headers.host, url)) return false
    const path = paths.find(url)
    if (!path || !isPlain(raw, path.value.bodyLimit)) return false
    const req = new PlainRequest(raw, path, callerOf)
    if (!path.value.isOpenTo(req)) return false
    arrivals.begin(raw)
    req.whenRead(() => {
      arrivals.end(raw)
      void serve(sending, { ...path, req, res })
    })
    return true
  }

  app.server.removeAllListeners('request').on('request', (raw, res) => {
    if (!take(raw, res)) further(raw, res)
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.decorate('partners', {
    post(scope, url, route) {
      const config = { isForPartners: true }
      scope.post(url, { bodyLimit: route.bodyLimit, config }, async (req, reply) =>
        sendThrough(reply, await route.answer(req)),
      )
      paths.add(`${scope.prefix}${url}`, route)
    },
  })
}

export function sendThrough(reply: FastifyReply, { status, headers = {}, text }: PartnerAnswer): FastifyReply {
  return reply.code(status).headers(headers).type('application/json').send(text)
}

interface Sending extends PartnerDoorOptions {
  readonly send: ReturnType<typeof sendTogether>
}

interface Serving extends FoundPath<PartnerRoute> {
  readonly req: PlainRequest
  readonly res: ServerResponse
}

async function serve({ date, note, log, send }: Sending, { pattern, value: route, req, res }: Serving): Promise<void> {
  const { status, headers = {}, text } = await route.answer(req).catch((error: unknown) => route.failed(error, log))
  const written = ['date', date(), 'content-type', mediaType, 'content-length', String(Buffer.byteLength(text))]
  for (const name in headers) written.push(name, headers[name] as string)
  send({ res, status, headers: written, text })
  const ms = performance.now() - req.beganAtMs
  note({ method: req.method, route: pattern, status, ms }, () => log.child({ reqId: randomUUID() }))
}

const mediaType = 'application/json; charset=utf-8'
const plainType = /^application\/json(; ?charset=utf-8)?$/i

/** Whether it says in one way only where it ends, what it is and whom it is for. */
function isPlain(raw: IncomingMessage, bodyLimit: number): boolean {
  const { headers } = raw
  const length = Number(headers['content-length'])
  return (
    length > 0 &&
    length <= bodyLimit &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    plainType.test(headers['content-type'] ?? '') &&
    raw.httpVersion === '1.1' &&
    countHosts(raw) === 1
  )
}
