import type { FastifyInstance } from 'fastify'

/** What every answer carries, whoever asks. Pages replace the policy by their own, with the hashes of what they inline. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, done) => {
    // No browser comes here, and a bet's answer should fit a packet.
    if (req.routeOptions.config.isForPartners) return done()
    reply.headers({
      'x-request-id': req.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
      'x-frame-options': 'DENY',
    })
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}
