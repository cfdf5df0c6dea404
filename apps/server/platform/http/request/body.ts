import type { Operation } from '@saya/contract'
import { uploadMostBytes } from '@saya/contract/upload.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeCbor, deepest } from '../answer/decodeCbor.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'

/** What a body may weigh that is no upload. */
export const largestBody = 64 * 1024

/** A form around an upload adds its own lines and a few fields. */
export const largestForm = uploadMostBytes + largestBody

const typeNames = {
  'application/cbor': 'cbor',
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
} as const

type BodyKind = (typeof typeNames)[keyof typeof typeNames]

/** Reads CBOR, JSON and forms into plain values. Whether an operation takes a kind at all is `checkBody`'s business. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  read(app, 'application/cbor', decodeCbor)
  read(app, 'application/json', bytes => readJson(decodeText(bytes)))
  read(app, 'application/x-www-form-urlencoded', bytes => readForm(decodeText(bytes)))
}

/** Refuses a body that the operation does not take, by its kind, its charset or its told size, before it is read. */
export function checkBody(operation: Operation, req: FastifyRequest): void {
  const { headers } = req
  const length = headers['content-length']
  const isEmpty = headers['transfer-encoding'] === undefined && (length === undefined || length === '0')
  if (isEmpty && headers['content-type'] === undefined) return
  const kind = kindOf(headers['content-type'] ?? '')
  const taken: readonly (BodyKind | undefined)[] = ['cbor', 'json', ...(operation.encodings ?? [])]
  if (!taken.includes(kind)) throw new RefusedRequest('unsupported_type')
  // What is compressed on the way in may be anything once it is unpacked.
  if (headers['content-encoding'] !== undefined || isPacked(headers['transfer-encoding'])) {
    throw new RefusedRequest('unsupported_type')
  }
  const largest = kind === 'multipart' ? largestForm : largestBody
  if (length !== undefined && Number(length) > largest) throw new RefusedRequest('body_too_large')
}

function isPacked(coding = 'chunked'): boolean {
  return coding.trim().toLowerCase() !== 'chunked'
}

/** The kind of a body by its content type, where that is well-formed and in UTF-8. */
function kindOf(contentType: string): BodyKind | undefined {
  const [name = '', ...parameters] = contentType.split(';').map(part => part.trim().toLowerCase())
  const charsets = parameters.filter(parameter => /^charset\s*=/.test(parameter))
  if (charsets.some(charset => !/^charset\s*=\s*"?utf-?8"?$/.test(charset))) return undefined
  return Object.hasOwn(typeNames, name) ? typeNames[name as keyof typeof typeNames] : undefined
}

function read(app: FastifyInstance, type: string, parse: (bytes: Buffer) => unknown): void {
  app.addContentTypeParser(type, { parseAs: 'buffer' }, (_req, bytes, done) => {
    try {
      done(null, bytes.length === 0 ? undefined : plain(parse(bytes as Buffer)))
    } catch (error) {
      done(new RefusedRequest('malformed_request', { cause: error }))
    }
  })
}

function decodeText(bytes: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** An object says each name once; one that says it twice would be read differently by different readers. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (countNames(value) < countColons(text)) throw new Error('a name twice')
  return value
}

/** Outside of texts, a colon stands behind each name and nowhere else. */
function countColons(text: string): number {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  const own = Array.isArray(value) ? 0 : inner.length
  return inner.reduce<number>((sum, one) => sum + countNames(one), own)
}

/** So does a form. */
function readForm(text: string): Record<string, string> {
  decodeURIComponent(text.replaceAll('+', ' '))
  const fields = [...new URLSearchParams(text)]
  const names = new Set(fields.map(([name]) => name))
  if (names.size < fields.length) throw new Error('a name twice')
  return Object.fromEntries(fields)
}

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Lets a value through whose depth is bounded, that names nothing of the prototype chain, and whose texts are whole:
 * no NUL, which PostgreSQL cannot keep, and no half of a surrogate pair.
 */
export function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string' && !isWhole(value)) throw new Error('damaged text')
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (depth > deepest) throw new Error('too deep')
  for (const [name, inner] of Object.entries(value)) {
    if (forbiddenNames.has(name) || !isWhole(name)) throw new Error('a forbidden name')
    plain(inner, depth + 1)
  }
  return value
}

const damaged = /\0|\p{Surrogate}/u

function isWhole(text: string): boolean {
  return !damaged.test(text)
}
