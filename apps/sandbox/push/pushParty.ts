import { createECDH, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'
import { judgeVapid } from './judgeVapid.ts'
import { openRecord } from './openRecord.ts'
import { closeBrowser, findBrowser, insertBrowser, insertPushed } from './push.store.ts'

export interface PushPartyOptions {
  readonly now: () => number
}

interface PushPartyDeps extends PushPartyOptions {
  readonly books: Books
  readonly faults: Faults
}

const largestRecord = 4096

type Push = FastifyRequest<{ Params: { id: string } }>

/**
 * The push service of a browser's maker (RFC 8030), and the browser with it: who subscribes here is given the keys that a
 * browser would give, and what is pushed is opened and kept.
 */
export function pushParty(app: FastifyInstance, deps: PushPartyDeps): void {
  app.addContentTypeParser('application/notification+json', { parseAs: 'buffer' }, (_req, body, done) =>
    done(null, body),
  )

  app.post<{ Body: { applicationServerKey?: string } }>('/push/subscriptions', async (req, reply) => {
    const { applicationServerKey = '' } = req.body ?? {}
    if (!/^B[\w-]{86}$/.test(applicationServerKey)) return reply.code(400).send({ error: 'There is no key.' })
    const ecdh = createECDH('prime256v1')
    const p256dh = ecdh.generateKeys('base64url')
    const id = randomBytes(18).toString('base64url')
    const auth = randomBytes(16).toString('base64url')
    const browser = { id, private_key: ecdh.getPrivateKey('base64url'), auth, application_key: applicationServerKey }
    await insertBrowser(deps.books, browser)
    return reply.code(201).send({ endpoint: `${req.protocol}://${req.host}/push/${id}`, keys: { p256dh, auth } })
  })

  app.delete<{ Params: { id: string } }>('/push/:id', async (req, reply) => {
    await closeBrowser(deps.books, req.params.id)
    return reply.code(204).send()
  })

  app.post<{ Params: { id: string } }>('/push/:id', async (req, reply) => {
    const fault = deps.faults.next('push')
    if (fault === 'silent') return hangUp(reply)
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 3000))
    if (fault === 'garbled') return reply.code(302).header('location', 'http://127.0.0.1:1/').send()
    if (fault === 'failing') return reply.code(503).send()
    if (fault === 'refusing') return reply.code(429).header('retry-after', '120').send()
    if (fault === 'declining') return reply.code(403).send()
    const { status, reason } = await take(deps, req)
    if (reason) return reply.code(status).send({ reason })
    return reply.code(status).header('location', `${req.protocol}://${req.host}/push/${req.params.id}`).send()
  })
}

async function take({ books, now }: PushPartyDeps, req: Push): Promise<{ status: number; reason?: string }> {
  const browser = await findBrowser(books, req.params.id)
  if (!browser) return { status: 404, reason: 'nobody subscribed here' }
  if (browser.is_gone) return { status: 410, reason: 'the browser has left' }
  const { headers, body } = req
  const expected = { applicationKey: browser.application_key, audience: `${req.protocol}://${req.host}`, nowMs: now() }
  const reason = judgeVapid(headers.authorization ?? '', expected)
  if (reason) return { status: 403, reason }
  if (!/^\d{1,8}$/.test(String(headers.ttl))) return { status: 400, reason: 'there is no TTL' }
  if (!/^[\w-]{0,32}$/.test(String(headers.topic ?? ''))) return { status: 400, reason: 'the topic is too long' }
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, reason: 'it is not sealed' }
  if (!Buffer.isBuffer(body) || body.length > largestRecord) return { status: 413, reason: 'it is too large' }
  const text = openRecord({ privateKey: browser.private_key, auth: browser.auth, body })
  // A real service cannot see that; a browser drops it without a word.
  if (text === null) return { status: 400, reason: 'the browser could not open it' }
  await insertPushed(books, {
    browser: browser.id,
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency ?? 'normal'),
    topic: String(headers.topic ?? ''),
    text,
  })
  return { status: 201 }
}
