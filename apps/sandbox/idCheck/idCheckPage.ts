import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRoot } from '@saya/process'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Books } from '../books.store.ts'
import { documents, isDocumentCode } from './documents.ts'
import { type Check, findCheck, leaveCheck } from './idCheck.store.ts'
import type { CardReader } from './reading/cardReader.ts'
import { largestBytes } from './reading/decodePicture.ts'
import { mostTries, showPicture } from './showPicture.ts'
import { wayBack } from './wayBack.ts'

interface PageDeps {
  readonly books: Books
  readonly reader: CardReader
  /** Where the built script lies. */
  readonly pageFolder: string
}

/** Only what is its own: no frame, no stranger's script, and a camera for itself alone. */
const guards = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="theme-color" content="#14090d" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="#f7f3f1"><title>Show your ID</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/idcheck/page.css"></head><body><div id="app"><noscript><p>Please turn on JavaScript to take a photo of your ID.</p></noscript></div><script type="module" src="/idcheck/page.js"></script></body></html>`

type CheckPageRequest = FastifyRequest<{ Querystring: { state?: string } }>

interface Exchange {
  readonly req: CheckPageRequest
  readonly reply: FastifyReply
}

/** The page on which a person shows their card, and what it asks of the party. */
export function idCheckPage(app: FastifyInstance, deps: PageDeps): void {
  const { books } = deps
  app.addContentTypeParser(
    /^image\/(jpeg|png|webp)$/,
    { parseAs: 'buffer', bodyLimit: largestBytes },
    (_req, body, done) => done(null, body),
  )
  app.addHook('onSend', async (_req, reply) => void reply.headers(guards))
  app.get('/idcheck', async (_req, reply) => reply.type('text/html; charset=utf-8').send(shell))
  app.get('/idcheck/page.js', async (_req, reply) =>
    sendFile(reply, join(deps.pageFolder, 'main.js'), 'text/javascript'),
  )
  app.get('/idcheck/page.css', async (_req, reply) => {
    const folder = join(findRoot(import.meta.dirname), 'apps/sandbox/idCheck/page')
    return sendFile(reply, join(folder, 'page.css'), 'text/css')
  })
  app.get('/idcheck/check', (req: CheckPageRequest, reply) =>
    asOwner(books, { req, reply }, async check => describe(check)),
  )
  app.post('/idcheck/leave', (req: CheckPageRequest, reply) =>
    asOwner(books, { req, reply }, async check => {
      await leaveCheck(books, check.id)
      return { go: wayBack(check, 'left') }
    }),
  )
  app.post('/idcheck/picture', (req: CheckPageRequest, reply) =>
    asOwner(books, { req, reply }, async check => {
      if (!Buffer.isBuffer(req.body)) return reply.code(415).send({ outcome: 'again', reason: 'unreadable' })
      const shown = await showPicture(deps, check, req.body)
      const isOver = shown.outcome === 'passed' || shown.outcome === 'failed'
      return isOver ? { ...shown, go: wayBack(check, shown.outcome) } : shown
    }),
  )
}

/** Whoever brings the key that stands in the address they were sent to. A stranger learns not even whether it is there. */
async function asOwner(books: Books, { req, reply }: Exchange, act: (check: Check) => unknown): Promise<unknown> {
  const check = await findCheck(books, String(req.query.state ?? ''))
  if (!check || !isSame(check.page_key, String(req.headers['x-check-key'] ?? ''))) {
    return reply.code(404).send({ outcome: 'closed' })
  }
  return act(check)
}

function isSame(key: string, given: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function describe(check: Check): object {
  const document = isDocumentCode(check.doc_type) ? documents[check.doc_type] : undefined
  const isOpen = (check.state === 'open' || check.state === 'reading') && !check.is_over_time
  return {
    kind: document?.kind ?? '',
    label: document?.label ?? '',
    locale: check.locale.startsWith('fil') ? 'fil' : 'en',
    left: mostTries - check.tries,
    isOpen,
    // Somebody who comes back by the browser's arrow is led on.
    ...(check.state === 'passed' || check.state === 'failed' ? { go: wayBack(check, check.state) } : {}),
  }
}

async function sendFile(reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return reply.code(503).type('text/plain').send('This is not built yet: npm run build')
  return reply.type(`${type}; charset=utf-8`).send(text)
}
