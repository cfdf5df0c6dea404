import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { Outcome } from '@saya/contract/withdrawal/withdrawal.ts'
import type { PayoutEvent } from '../../../platform/gateway/payoutGateway.ts'

interface Evidence {
  readonly status: WithdrawalStatus
  readonly outcome: Outcome
}

/**
 * Whether asking the gateway has shown what an event of it says. A payout that failed and is said to be paid is asked about
 * each time that it is said: the money would have left twice.
 */
export function isSettledBy(says: PayoutEvent['says'], { status, outcome }: Evidence): boolean {
  switch (says) {
    case 'paid':
      return status === 'completed' || outcome === 'returned'
    case 'failed':
      return status === 'canceled'
    case 'pending':
      return true
  }
}
