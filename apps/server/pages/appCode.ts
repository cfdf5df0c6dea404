import type { FastifyInstance } from 'fastify'
import { generalRefusal } from '../platform/http/envelope.ts'
import { qrCode } from './qrCode.ts'
import { qrPicture } from './qrPicture.ts'

const host = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/** The download page of the very host that is asked, for the camera of a phone. */
export function appCode(app: FastifyInstance): void {
  app.get('/app/qr.svg', (req, reply) => {
    const asked = req.headers.host ?? ''
    const code = host.test(asked) ? qrCode(`${req.protocol}://${asked}/app`) : undefined
    if (!code) return generalRefusal(reply, 'not_found')
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(qrPicture(code))
  })
}
