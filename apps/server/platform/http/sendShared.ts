import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedAnswer } from './sharedAnswers.ts'

/** Sends an answer that is the same for everyone: not at all where the caller has it, compressed where it may be. */
export function sendShared(req: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): FastifyReply {
  const vary = answer.policy ? 'cookie, accept-encoding' : 'accept, accept-encoding'
  reply
    .code(answer.status)
    .headers({ 'content-type': answer.type, etag: answer.etag, 'cache-control': 'no-cache', vary })
  if (answer.policy) {
    const host = req.headers.host ?? ''
    const named = /^[\w.:-]{1,200}$/.test(host) ? host : 'localhost'
    reply.header('content-security-policy', answer.policy.replaceAll('{host}', named))
  }
  if (req.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  if (!/\bbr\b/.test(req.headers['accept-encoding'] ?? '')) return reply.send(answer.plain)
  return reply.header('content-encoding', 'br').send(answer.brotli)
}
