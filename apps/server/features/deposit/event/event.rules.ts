import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import type { GatewayEvent } from '../../../platform/gateway/paymentGateway.ts'

interface Evidence {
  /** The payment that the event is about was credited, or is kept for a person. */
  readonly isPaymentKnown: boolean
  /** Nothing where the event is about no deposit of ours. */
  readonly status?: DepositStatus | undefined
}

/**
 * Whether asking the gateway has shown what an event says, or the opposite for good. That money was taken is never
 * contradicted for good: money may come even to a page that is closed.
 */
export function isSettledBy(says: GatewayEvent['says'], { isPaymentKnown, status }: Evidence): boolean {
  switch (says) {
    case 'paid':
      return isPaymentKnown
    case 'unpaid':
      return status !== undefined && status !== 'pending'
    case 'other':
      return true
  }
}
