import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { eventSender } from './eventSender.ts'
import { payMongoCalls } from './payMongoCalls.ts'
import { payPage } from './payPage.ts'

export interface PayMongoPartyOptions {
  /** The account's secret key, and the secret its events are signed with. */
  readonly key: string
  readonly eventKey: string
  readonly now: () => number
  /** Where events are sent to; nothing as long as nobody listens. */
  readonly eventsUrl: () => string | undefined
  /** Where the pages of the stand-ins are reached. */
  readonly ownUrl: () => string
}

interface PartyDeps extends PayMongoPartyOptions {
  readonly books: Books
  readonly faults: Faults
}

/** Takes payments, and speaks PayMongo's checkout sessions: four calls, signed events, and a page for people. */
export function payMongoParty(app: FastifyInstance, options: PartyDeps): void {
  function pageUrl(session: string): string {
    return `${options.ownUrl()}/paymongo/pay/${session}`
  }
  const sender = eventSender({ ...options, pageUrl })
  app.addHook('onClose', () => sender.close())
  payMongoCalls(app, { ...options, sender, pageUrl })
  payPage(app, { ...options, sender })
}
