import type { FastifyInstance } from 'fastify'
import {
  openTransfers,
  type TransferDeps,
  type TransferDialect,
  type TransferOptions,
  type Transfers,
} from '../transfers/openTransfers.ts'
import { payoutCalls } from './payoutCalls.ts'
import { payoutEvent, payoutResource } from './payoutResource.ts'

export interface PayoutPartyOptions extends TransferOptions {
  /** The account's secret key, and the token that its events carry. */
  readonly key: string
  readonly eventToken: string
}

/** Sends money on, and speaks Xendit's payouts: three calls, and events with a token. */
export function payoutParty(app: FastifyInstance, options: PayoutPartyOptions & TransferDeps): Transfers {
  const transfers = openTransfers(app, options, dialectOf(options.eventToken))
  payoutCalls(app, transfers, options.key)
  return transfers
}

const kinds = { succeeded: 'payout.succeeded', failed: 'payout.failed', returned: 'payout.reversed' } as const

function dialectOf(eventToken: string): TransferDialect {
  return {
    name: 'xendit',
    kindOf: fate => kinds[fate],
    write: (event, transfer, now) => ({
      body: JSON.stringify(payoutEvent(event, payoutResource(transfer, now), now)),
      headers: { 'x-callback-token': event.is_forged ? `${eventToken}!` : eventToken, 'webhook-id': event.id },
    }),
  }
}
