import type { FastifyRequest } from 'fastify'

/** What a partner's machine asks. Its body is the bytes that came. */
export type PartnerRequest = Pick<
  FastifyRequest,
  'method' | 'url' | 'headers' | 'params' | 'query' | 'body' | 'ip' | 'socket'
>
