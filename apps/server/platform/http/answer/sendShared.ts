import type { FastifyReply } from 'fastify'
import { takesBrotli } from './encoding.ts'
import type { SharedAnswer } from './sharedAnswers.ts'

/** Sends an answer that is the same for everyone: not at all where the caller has it, compressed where it may be. */
export function sendShared(reply: FastifyReply, answer: SharedAnswer): FastifyReply {
  const { headers, server } = reply.request
  reply
    .code(answer.status)
    .header('content-type', answer.type)
    .header('etag', answer.etag)
    .header('cache-control', 'no-cache')
    .header('vary', answer.policy ? 'accept, cookie, accept-encoding' : 'accept, accept-encoding')
  if (answer.policy)
    reply.header(
      'content-security-policy',
      answer.policy.replaceAll('{host}', server.ownAddresses.hostOf(reply.request)),
    )
  const held = headers['if-none-match']
  if (held !== undefined && isHeld(held, answer.etag)) return reply.code(304).send()
  if (!takesBrotli(headers['accept-encoding'])) return reply.send(answer.plain)
  return reply.header('content-encoding', 'br').send(answer.brotli)
}

function isHeld(held: string, etag: string): boolean {
  return (
    held === etag ||
    held.trim() === '*' ||
    held.split(',').some(one => one.trim() === etag || `W/${one.trim()}` === etag)
  )
}
