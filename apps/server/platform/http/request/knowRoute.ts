import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by a partner's machines, which are known by their signature and have limits of their own. */
    isForPartners?: boolean
  }
  interface FastifyRequest {
    isForPartners: boolean
    /** The pattern of its address, which may be written down and counted where the address itself may not. */
    pattern: string
  }
}

/** Looks once at what is known of a request's route: each time it is asked, all of it is put together anew. */
export function knowRoute(app: FastifyInstance): void {
  app.decorateRequest('isForPartners', false)
  app.decorateRequest('pattern', 'none')
  app.addHook('onRequest', (req, _reply, next) => {
    const { config, url = 'none' } = req.routeOptions
    req.isForPartners = config.isForPartners === true
    req.pattern = url
    next()
  })
}
