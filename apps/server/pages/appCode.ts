import type { FastifyInstance } from 'fastify'
import { generalRefusal } from '../platform/http/envelope.ts'
import { qrPicture } from './qrPicture.ts'

/** As much of a name as a symbol holds that is still read from a screen. */
const host = /^[a-z\d](?:[a-z\d.-]{0,78}[a-z\d])?(?::\d{1,5})?$/i

/** The download page of the very host that is asked, for the camera of a phone. */
export function appCode(app: FastifyInstance): void {
  app.get('/app/qr.svg', (req, reply) => {
    const asked = req.headers.host ?? ''
    if (!host.test(asked)) return generalRefusal(reply, 'not_found')
    const picture = qrPicture(`${req.protocol}://${asked}/app`)
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture)
  })
}
