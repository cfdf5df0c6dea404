import type { GeneralCode } from '@saya/contract/general/errors.ts'
import type { FastifyInstance } from 'fastify'
import { decodeCbor } from './encoding.ts'

/** A request that cannot be read, with the public code it is answered by. */
export class UnreadableRequest extends Error {
  readonly code: GeneralCode

  constructor(code: GeneralCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Reads CBOR, JSON and forms into plain values; every other type of body is refused before it is read. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  read(app, 'application/cbor', decodeCbor)
  read(app, 'application/json', bytes => JSON.parse(decodeText(bytes)))
  read(app, 'application/x-www-form-urlencoded', bytes => Object.fromEntries(new URLSearchParams(decodeText(bytes))))
}

function read(app: FastifyInstance, type: string, parse: (bytes: Buffer) => unknown): void {
  app.addContentTypeParser(type, { parseAs: 'buffer' }, (req, bytes, done) => {
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(req.headers['content-type'] ?? '')?.[1]
    if (charset && !/^utf-?8$/i.test(charset)) return done(new UnreadableRequest('unsupported_type'))
    try {
      done(null, bytes.length === 0 ? undefined : withoutPrototypes(parse(bytes as Buffer)))
    } catch (error) {
      done(new UnreadableRequest('malformed_body', error))
    }
  })
}

function decodeText(bytes: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Names of the prototype chain are refused at any depth, and depth itself is bounded. */
function withoutPrototypes(value: unknown, depth = 0): unknown {
  if (depth > 32) throw new Error('too deep')
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Map || value instanceof Set) throw new Error('not a plain value')
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') throw new Error('forbidden name')
    withoutPrototypes(inner, depth + 1)
  }
  return value
}
