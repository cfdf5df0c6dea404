import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import type { Refusal } from '@saya/contract/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode, mediaTypes } from './encoding.ts'

/** Answers with data in the caller's encoding. */
export function answer(req: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return send(req, reply, { status: true, data })
}

/** Answers a refusal: its public sentence and its code, under its status. Nothing of the inside is in it. */
export function refusal(
  req: FastifyRequest,
  reply: FastifyReply,
  code: string,
  { status, text }: Refusal,
): FastifyReply {
  return send(req, reply.code(status), { status: false, data: text[0], code })
}

export function generalRefusal(req: FastifyRequest, reply: FastifyReply, code: GeneralCode): FastifyReply {
  return refusal(req, reply, code, generalErrors[code])
}

function send(req: FastifyRequest, reply: FastifyReply, envelope: unknown): FastifyReply {
  const encoding = chooseEncoding(req.headers.accept) ?? 'json'
  return reply.header('content-type', mediaTypes[encoding]).header('vary', 'accept').send(encode(envelope, encoding))
}
