import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedAnswer } from './sharedAnswers.ts'

/** Sends an answer that is the same for everyone: not at all where the caller has it, compressed where it may be. */
export function sendShared(req: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): FastifyReply {
  reply.headers({
    'content-type': answer.type,
    etag: answer.etag,
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
  })
  if (req.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  if (!/\bbr\b/.test(req.headers['accept-encoding'] ?? '')) return reply.send(answer.plain)
  return reply.header('content-encoding', 'br').send(answer.brotli)
}
