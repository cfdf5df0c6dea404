import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openTill } from '../till/openTill.ts'
import type { Dialect, TillDeps, TillOptions } from '../till/till.ts'
import { eventResource } from './resources.ts'
import { xenditCalls } from './xenditCalls.ts'

export interface XenditPartyOptions extends TillOptions {
  /** The account's secret key, and the token that its events carry. */
  readonly key: string
  readonly eventToken: string
}

/** Takes payments, and speaks Xendit's payment requests: five calls, events with a token, and a page for people. */
export function xenditParty(app: FastifyInstance, options: XenditPartyOptions & TillDeps): void {
  xenditCalls(app, { till: openTill(app, options, dialectOf(options.eventToken)), key: options.key })
}

function dialectOf(eventToken: string): Dialect {
  return {
    name: 'xendit',
    newPaymentId: () => `py-${randomUUID()}`,
    kindsOf: status => [status === 'paid' ? 'payment.succeeded' : 'payment.failed'],
    write: ({ event, payments }) => ({
      body: JSON.stringify(
        eventResource(
          event,
          payments.find(({ id }) => id === event.payment),
        ),
      ),
      headers: { 'x-callback-token': event.is_forged ? `${eventToken}!` : eventToken, 'webhook-id': event.id },
    }),
  }
}
