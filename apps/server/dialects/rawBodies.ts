import { isUtf8 } from 'node:buffer'
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
    return JSON.parse(readText(bytes)) ?? undefined
  } catch {
    return undefined
  }
}

/** Bytes as the text that they are. Those that are none throw: as many others would be read as the same. */
export function readText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new TypeError('The bytes are no UTF-8.')
  return bytes.toString()
}
