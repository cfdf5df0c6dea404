import type { FastifyInstance, FastifyReply } from 'fastify'

/** What every answer carries, whoever asks. Pages replace the policy by their own, with the hashes of what they inline. */
export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'x-frame-options': 'DENY',
} as const

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, done) => {
    // No browser comes to the partners' addresses, and a bet's answer should fit a packet.
    if (req.isForPartners) return done()
    setSecurityHeaders(reply)
    done()
  })
}

/** For the few answers that are given before any hook has run. */
export function setSecurityHeaders(reply: FastifyReply): void {
  const { request } = reply
  reply.headers(fixedHeaders).header('x-request-id', request.id)
  const isSecure =
    request.protocol === 'https' || reply.server.ownAddresses.origins.some(site => site.startsWith('https:'))
  // Also where a proxy forgets to say that it was asked over TLS.
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
