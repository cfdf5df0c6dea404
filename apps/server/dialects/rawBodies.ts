import type { FastifyInstance } from 'fastify'

/** Bodies come as the bytes that were signed, whatever their type says; nothing is read into them on the way. */
export function rawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  // The first is found at once; the second would be looked for anew with each request.
  for (const type of ['application/json', '*'])
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_req, bytes, done) => done(null, bytes))
}

const nothing = Buffer.alloc(0)

export function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : nothing
}

/** A value in JSON, or undefined: no dialect knows a call that is nothing but null. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) ?? undefined
  } catch {
    return undefined
  }
}
