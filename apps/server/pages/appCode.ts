import type { FastifyInstance } from 'fastify'
import { generalRefusal } from '../platform/http/answer/envelope.ts'
import { qrPicture } from './qrPicture.ts'

/** As much of a name as a symbol holds that is still read from a screen. */
const place = /^https?:\/\/[a-z\d](?:[a-z\d.-]{0,78}[a-z\d])?(?::\d{1,5})?$/i

/** The download page beside the page that shows it, for the camera of a phone. */
export function appCode(app: FastifyInstance): void {
  app.get('/app/qr.svg', (req, reply) => {
    const origin = app.ownAddresses.originOf(req)
    if (!place.test(origin)) return generalRefusal(reply, 'not_found')
    const picture = qrPicture(`${origin}/app`)
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture)
  })
}
