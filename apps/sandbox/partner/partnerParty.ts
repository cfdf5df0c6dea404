import type { FastifyInstance } from 'fastify'
import { openGatewayCall } from '../idCheck/gatewayDoor.ts'
import { hosts } from './hosts.ts'
import { applyToken, inquiryUserInfo } from './partnerCalls.ts'
import type { PartnerDeps } from './partnerDeps.ts'
import { partnerPage } from './partnerPage.ts'

/** Three partners in whose apps the player app opens, speaking the mini programs' protocol of the Alipay family. */
export function partnerParty(app: FastifyInstance, deps: PartnerDeps): void {
  const { books, now } = deps
  app.register(async door => {
    // A signature is over the very bytes that came.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string' }, (_req, body, done) => done(null, body))
    for (const partner of Object.keys(hosts)) {
      const below = `/partners/${partner}`
      const options = { ...deps, party: 'partner' } as const
      const calls = { books, partner, now }
      openGatewayCall(door, options, {
        below,
        path: '/v2/authorizations/applyToken',
        perform: body => applyToken(calls, body),
      })
      openGatewayCall(door, options, {
        below,
        path: '/v2/users/inquiryUserInfo',
        perform: body => inquiryUserInfo(calls, body),
      })
    }
  })
  partnerPage(app, deps)
}
