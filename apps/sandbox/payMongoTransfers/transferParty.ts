import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { transferCalls } from './transferCalls.ts'
import { transferPage } from './transferPage.ts'
import { transferSender } from './transferSender.ts'

export interface TransferPartyOptions {
  /** The account's secret key, and the secret its events are signed with. */
  readonly key: string
  readonly eventKey: string
  readonly now: () => number
  /** Where its events go; nothing as long as nobody listens. */
  readonly payoutEventsUrl: () => string | undefined
}

export interface TransferDeps extends TransferPartyOptions {
  readonly books: Books
  readonly faults: Faults
}

/** Sends money on, and speaks PayMongo's transfers: four calls, signed events, and a page for people. */
export function transferParty(app: FastifyInstance, options: TransferDeps): void {
  const sender = transferSender(options)
  app.addHook('onClose', () => sender.close())
  transferCalls(app, { ...options, sender })
  transferPage(app, { ...options, sender })
}
