import type { DueEvent } from '../outbox/event.store.ts'
import { changedAt } from '../transfers/changedAt.ts'
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
  const { id, reference, amount, currency, is_forged, bank, account_number, account_name, created_at } = transfer
  const status = words[statusOf(transfer, now)]
  const at = timeOf(created_at)
  return {
    id,
    reference_id: reference,
    business_id: '62440e322008e87fb29c1fd0',
    channel_code: bank,
    channel_properties: { account_number, account_holder_name: account_name },
    amount: (amount + (is_forged ? 100 : 0)) / 100,
    currency,
    description: 'Withdrawal',
    type: 'DIRECT_DISBURSEMENT',
    status,
    ...(status === 'FAILED' ? { failure_code: 'INVALID_DESTINATION' } : {}),
    estimated_arrival_time: at,
    metadata: { reference },
    created: at,
    updated: timeOf(changedAt(transfer, now)),
  }
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

const transactionWords: Readonly<Record<Fate, string>> = {
  pending: 'PENDING',
  succeeded: 'SUCCESS',
  failed: 'FAILED',
  returned: 'REVERSED',
}

/** The same as one line of the list of everything that moved on the account. */
export function payoutTransaction(transfer: Transfer, now: number) {
  const { id, reference, amount, currency, is_forged, bank, account_number, created_at } = transfer
  return {
    id: `txn_${id.slice(5)}`,
    product_id: id,
    type: 'DISBURSEMENT',
    status: transactionWords[statusOf(transfer, now)],
    channel_category: 'BANK',
    channel_code: bank,
    account_identifier: account_number,
    reference_id: reference,
    currency,
    amount: (amount + (is_forged ? 100 : 0)) / 100,
    cashflow: 'MONEY_OUT',
    created: timeOf(created_at),
    updated: timeOf(changedAt(transfer, now)),
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
