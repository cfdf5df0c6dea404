import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import type { Refusal, Values } from '@saya/contract/refusal.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import type { FastifyReply } from 'fastify'
import { chooseEncoding, encode, mediaTypes } from './encoding.ts'
import { languageOf } from './language.ts'
import type { Place } from '../request/readCall.ts'
import { isGoingSomewhere, refusedPage } from './refusedPage.ts'

/** Answers with data in the caller's encoding. */
export function answer(reply: FastifyReply, data: unknown): FastifyReply {
  return send(reply, { status: true, data })
}

/**
 * Answers a refusal: its public sentence in the caller's language and its code, under its status, as a page where a
 * browser goes somewhere. Nothing of the inside is in it. Which field it is about stands beside the sentence.
 */
export function refusal(reply: FastifyReply, code: string, declared: Refusal & Place): FastifyReply {
  const { status, text, field } = declared
  if (isGoingSomewhere(reply.request)) return refusedPage(reply.code(status), code, declared)
  const sentence = textIn(text, languageOf(reply.request))
  return send(reply.code(status), { status: false, data: sentence, code, ...(field && { field }) })
}

/** Puts values in the place of the names that a refusal's sentence has in braces. */
export function fill(declared: Refusal, values: Values = {}): Refusal {
  const write = (sentence: string, language: Language) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing stands for {${name}} in: ${sentence}`)
      return typeof value === 'string' ? value : textIn(value, language)
    })
  return { ...declared, text: [write(declared.text[0], 'en'), write(declared.text[1], 'tl')] }
}

export function generalRefusal(reply: FastifyReply, code: GeneralCode): FastifyReply {
  return refusal(reply, code, generalErrors[code])
}

/** An envelope is one caller's own, or tells of a moment: nobody on the way may keep it. */
function send(reply: FastifyReply, envelope: unknown): FastifyReply {
  const encoding = chooseEncoding(reply.request.headers.accept) ?? 'json'
  return reply
    .header('content-type', mediaTypes[encoding])
    .header('vary', 'accept, cookie')
    .header('cache-control', 'no-store')
    .send(encode(envelope, encoding))
}
