import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openTill } from '../till/openTill.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { Dialect, TillDeps, TillOptions } from '../till/till.ts'
import { payMongoCalls } from './payMongoCalls.ts'
import { eventResource, paymentResource, sessionResource } from './resources.ts'

export interface PayMongoPartyOptions extends TillOptions {
  /** The account's secret key, and the secret its events are signed with. */
  readonly key: string
  readonly eventKey: string
}

type PartyDeps = PayMongoPartyOptions & TillDeps

/** Takes payments, and speaks PayMongo's checkout sessions: four calls, signed events, and a page for people. */
export function payMongoParty(app: FastifyInstance, deps: PartyDeps): void {
  payMongoCalls(app, { till: openTill(app, deps, dialectOf(deps)), key: deps.key })
}

function dialectOf(deps: PartyDeps): Dialect {
  return {
    name: 'paymongo',
    newPaymentId: () => `pay_${randomBytes(12).toString('hex')}`,
    kindsOf: status => (status === 'paid' ? ['checkout_session.payment.paid', 'payment.paid'] : ['payment.failed']),
    write({ event, page, payments }) {
      const payment = payments.find(({ id }) => id === event.payment)
      const isOfPage = event.kind.startsWith('checkout_session')
      const pageUrl = `${deps.ownUrl()}/paymongo/pay/${page.id}`
      const about = isOfPage ? sessionResource(page, payments, pageUrl) : payment ? paymentResource(payment) : {}
      const body = JSON.stringify(eventResource(event, about))
      const time = secondsOf(deps)
      const key = event.is_forged ? `${deps.eventKey}!` : deps.eventKey
      const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
      return { body, headers: { 'paymongo-signature': `t=${time},te=${signature},li=` } }
    },
  }
}
