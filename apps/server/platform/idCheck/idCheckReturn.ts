import type { FastifyInstance } from 'fastify'

const returnPath = '/ocr/return'

/**
 * Where the party sends a person back to, who is to end at `target`, an address of ours. The party appends what it has
 * to say in a form of its own; our page on the way puts it into the form that the app knows.
 */
export function returnAddress(target: string): string {
  const { origin, pathname, search } = new URL(target)
  return `${origin}${returnPath}?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`
}

/** The one door for people coming back from the party. It believes nothing: the result is asked for elsewhere. */
export function idCheckReturn(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>(returnPath, { exposeHeadRoute: false }, async (req, reply) =>
    reply.header('cache-control', 'no-store').redirect(translateReturn(req.query), 303),
  )
}

/** The party's `response` as `payload` and `success`, behind the path of ours that was asked for. */
export function translateReturn({ to, response }: Readonly<Record<string, unknown>>): string {
  const target = ownPath(to)
  const said = typeof response === 'string' && response.length <= 2000 ? parse(response) : {}
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url')
  const success = String(said.code) === '1000'
  const query = new URLSearchParams(target.search)
  if (!query.has('action')) query.set('action', 'ocr-result')
  query.set('payload', payload)
  query.set('success', String(success))
  return `${target.pathname}?${query.toString()}`
}

interface ReturnCodes {
  readonly state?: string
  readonly code?: string
  readonly subCode?: string
}

function parse(text: string): ReturnCodes {
  try {
    const { state, code, subCode } = JSON.parse(text) as Readonly<Record<string, unknown>>
    const plain = Object.entries({ state, code, subCode }).filter(([, value]) =>
      ['string', 'number'].includes(typeof value),
    )
    return Object.fromEntries(plain.map(([name, value]) => [name, String(value).slice(0, 64)]))
  } catch {
    return {}
  }
}

/** A path of this host, and never an address of elsewhere, however it is written. */
function ownPath(wanted: unknown): URL {
  const here = 'http://here.invalid'
  const text = typeof wanted === 'string' && /^\/[^/\\]/.test(wanted) ? wanted : '/s-kyc'
  const url = URL.canParse(text, here) ? new URL(text, here) : new URL('/s-kyc', here)
  return url.origin === here && url.pathname !== returnPath ? url : new URL('/s-kyc', here)
}
