import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import type { Refusal } from '@saya/contract/refusal.ts'
import type { FastifyReply } from 'fastify'
import { chooseEncoding, encode, mediaTypes } from './encoding.ts'
import { isGoingSomewhere, refusedPage } from './refusedPage.ts'

/** Answers with data in the caller's encoding. */
export function answer(reply: FastifyReply, data: unknown): FastifyReply {
  return send(reply, { status: true, data })
}

/**
 * Answers a refusal: its public sentence and its code, under its status, as a page where a browser goes somewhere.
 * Nothing of the inside is in it.
 */
export function refusal(reply: FastifyReply, code: string, declared: Refusal): FastifyReply {
  const { status, text } = declared
  if (isGoingSomewhere(reply.request)) return refusedPage(reply.code(status), code, declared)
  return send(reply.code(status), { status: false, data: text[0], code })
}

/** Puts values in the place of the names that a refusal's sentence has in braces. */
export function fill(declared: Refusal, values: Readonly<Record<string, string>> = {}): Refusal {
  const write = (text: string) => text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
  return { ...declared, text: [write(declared.text[0]), write(declared.text[1])] }
}

export function generalRefusal(reply: FastifyReply, code: GeneralCode): FastifyReply {
  return refusal(reply, code, generalErrors[code])
}

/** An envelope is one caller's own, or tells of a moment: nobody on the way may keep it. */
function send(reply: FastifyReply, envelope: unknown): FastifyReply {
  const encoding = chooseEncoding(reply.request.headers.accept) ?? 'json'
  return reply
    .header('content-type', mediaTypes[encoding])
    .header('vary', 'accept')
    .header('cache-control', 'no-store')
    .send(encode(envelope, encoding))
}
