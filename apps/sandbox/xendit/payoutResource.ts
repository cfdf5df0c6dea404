import type { DueEvent } from '../outbox/event.store.ts'
import { statusOf } from '../transfers/statusOf.ts'
import type { Fate, Transfer } from '../transfers/transfer.store.ts'

const words: Readonly<Record<Fate, string>> = {
  pending: 'ACCEPTED',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  returned: 'REVERSED',
}

/** A payout as the gateway writes it. It counts in pesos. */
export function payoutResource(transfer: Transfer, now: number) {
  const { id, reference, amount, is_forged, bank, account_number, account_name, created_at } = transfer
  const status = words[statusOf(transfer, now)]
  const at = new Date(created_at * 1000).toISOString()
  return {
    id,
    reference_id: reference,
    business_id: '62440e322008e87fb29c1fd0',
    channel_code: bank,
    channel_properties: { account_number, account_holder_name: account_name },
    amount: (amount + (is_forged ? 100 : 0)) / 100,
    currency: 'PHP',
    description: 'Withdrawal',
    type: 'DIRECT_DISBURSEMENT',
    status,
    ...(status === 'FAILED' ? { failure_code: 'INVALID_DESTINATION' } : {}),
    estimated_arrival_time: at,
    metadata: { reference },
    created: at,
    updated: at,
  }
}

/** What is sent when something happened to a payout. */
export function payoutEvent({ kind }: DueEvent, about: object, now: number) {
  return {
    event: kind,
    business_id: '62440e322008e87fb29c1fd0',
    created: new Date(now * 1000).toISOString(),
    data: about,
  }
}
