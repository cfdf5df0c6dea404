import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { createRequestLimit } from './requestLimit.ts'

interface Door {
  readonly clock: Clock
  /** Whether a key opens a game. */
  readonly opens: (key: string) => Promise<boolean>
}

/**
 * Who shows the key of a game that is open is counted by that key: many players have one address where their carrier lends it
 * to all of them. A key that nobody has shown lately is looked up before anything is refused, so that those who only come are
 * not among those who guess. Who shows none, or one that opens nothing, is counted by their address.
 */
export function limitRequests(scope: FastifyInstance, { clock, opens }: Door): void {
  const limit = createRequestLimit(clock)
  scope.addHook('onRequest', async ({ ip, url, method }) => {
    if (!limit.mayCome(ip)) throw tooMany()
    // Files are the same for everybody, and there are many of them behind each page; a ticket is looked up by its own page.
    const isCounted = method === 'GET' && !url.startsWith('/view/') && !url.startsWith('/open/')
    if (isCounted && !limit.mayAsk(ip, undefined)) throw tooMany()
  })
  scope.addHook('preHandler', async ({ ip, method, body }) => {
    if (method !== 'POST') return
    const key = keyOf(body)
    if (isKey(key) && !limit.knows(key) && (await opens(key))) limit.know(key)
    if (!limit.mayAsk(ip, key)) throw tooMany()
  })
  scope.addHook('onResponse', async ({ body }, { statusCode }) => {
    const key = keyOf(body)
    // What a call answers it answers to a key that it has found.
    if (isKey(key) && statusCode < 300) limit.know(key)
  })
  scope.addHook('onError', async (_req, reply, error) => {
    if (error.statusCode === 429) reply.header('retry-after', '60')
  })
}

function tooMany(): Error {
  return Object.assign(new Error('too many requests'), { statusCode: 429 })
}

/** Whoever shows none guesses as well. */
function keyOf(body: unknown): string {
  const key = (body as { session?: unknown } | null | undefined)?.session
  return typeof key === 'string' ? key : ''
}

function isKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
