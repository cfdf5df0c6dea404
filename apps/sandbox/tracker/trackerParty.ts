import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'

/** A tracker of advertisements: it knows each visitor of an ad by an id, and tells pages of any origin. */
export function trackerParty(app: FastifyInstance, faults: Faults): void {
  let visitors = 0
  app.get<{ Querystring: { ad_id?: string } }>('/tracker/client-id', async (req, reply) => {
    reply.header('access-control-allow-origin', '*')
    const fault = faults.next('tracker')
    if (fault === 'refusing') return { success: false }
    if (fault === 'garbled') return reply.type('text/html').send('<h1>Bad gateway</h1>')
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 10_000))
    if (fault === 'silent') {
      // The connection stays open, and nothing ever comes.
      reply.hijack()
      return reply
    }
    const seed = `${req.query.ad_id ?? ''} ${++visitors}`
    return {
      success: true,
      data: { client_id: `tracker-${createHash('sha256').update(seed).digest('hex').slice(0, 16)}` },
    }
  })
}
