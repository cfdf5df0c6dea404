import type { TransferDialect, TransferOptions } from '../transfers/openTransfers.ts'
import { payoutCalls } from './payoutCalls.ts'
import { payoutEvent, payoutResource } from './payoutResource.ts'

export interface XenditSending extends TransferOptions {
  /** The account's secret key, and the token that its events carry. */
  readonly key: string
  readonly eventToken: string
}

const kinds = { succeeded: 'payout.succeeded', failed: 'payout.failed', returned: 'payout.reversed' } as const

/** Xendit's payouts: three calls, and events with a token. */
export function payoutDialect({ key, eventToken }: XenditSending): TransferDialect {
  return {
    name: 'xendit',
    kindOf: fate => kinds[fate],
    write: (event, transfer, now) => ({
      body: JSON.stringify(payoutEvent(event, payoutResource(transfer, now), now)),
      headers: { 'x-callback-token': event.is_forged ? `${eventToken}!` : eventToken, 'webhook-id': event.id },
    }),
    open: (app, transfers) => payoutCalls(app, transfers, key),
  }
}
