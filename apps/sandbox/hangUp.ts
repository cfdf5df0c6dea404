import type { FastifyReply } from 'fastify'

/** The connection breaks with no answer at all. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
