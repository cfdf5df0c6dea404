import multipartPlugin, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import { type Upload, uploadMostBytes } from '@saya/contract/upload.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestBody, largestForm, plain } from './body.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'

/** One file and a few short fields: more than any upload of ours needs. */
const limits = {
  fileSize: uploadMostBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: largestBody,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** Lets the routes of a scope take multipart bodies, which stay unread until `readMultipart` asks for them. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipartPlugin, { limits })
}

/**
 * Reads a whole multipart body: its fields as texts, and its file as an upload under the name of its field. One that goes
 * on beyond the largest is read no further, wherever in it the reader is.
 */
export async function readMultipart(req: FastifyRequest): Promise<unknown> {
  const { raw } = req
  let bytes = 0
  const isTooLarge = new Promise<never>((_resolve, reject) => {
    raw.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > largestForm) reject(new RefusedRequest('body_too_large'))
    })
  })
  const whole = readParts(req)
  try {
    return await Promise.race([whole, isTooLarge])
  } catch (error) {
    // The reader ends with the connection, and its failure is nobody's news by then.
    whole.catch(() => {})
    raw.unpipe()
    raw.resume()
    throw error
  }
}

async function readParts(req: FastifyRequest): Promise<unknown> {
  const body: Record<string, string | Upload> = {}
  try {
    for await (const part of req.parts()) {
      if (Object.hasOwn(body, part.fieldname)) throw new RefusedRequest('malformed_request')
      body[part.fieldname] = part.type === 'file' ? await readFile(part) : readField(part)
    }
    return plain(body)
  } catch (error) {
    if (error instanceof RefusedRequest) throw error
    const isTooLarge = (error as { statusCode?: unknown }).statusCode === 413
    throw new RefusedRequest(isTooLarge ? 'body_too_large' : 'malformed_request', { cause: error })
  }
}

async function readFile(part: MultipartFile): Promise<Upload> {
  return { bytes: await part.toBuffer(), claimedType: part.mimetype }
}

function readField(part: MultipartValue): string {
  if (typeof part.value !== 'string' || part.fieldnameTruncated || part.valueTruncated) {
    throw new RefusedRequest('malformed_request')
  }
  return part.value
}
