import { changedAt } from '../transfers/changedAt.ts'
import { statusOf } from '../transfers/statusOf.ts'
import type { Transfer } from '../transfers/transfer.store.ts'

const source = { number: '705320000001', name: 'SAYA', bic: 'PAEYPHM2XXX' }

/** The one wallet of the account, which money leaves by. */
export const wallet = { id: 'wallet_of_saya', type: 'wallet', source_account: source }

export function transferResource(transfer: Transfer, now: number) {
  const { id, amount, currency, is_forged, rail, reference, account_number, account_name, bank, created_at } = transfer
  return {
    id,
    livemode: false,
    source_account: source,
    destination_account: { number: account_number, name: account_name, bic: bank },
    amount: amount + (is_forged ? 100 : 0),
    fee: 1000,
    currency,
    provider: rail,
    reference_number: reference,
    purpose: 'Withdrawal',
    metadata: { reference },
    status: statusOf(transfer, now),
    batch_transfer_id: `batch_${id}`,
    created_at: timeOf(created_at),
    updated_at: timeOf(changedAt(transfer, now)),
  }
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** What is sent when something happened to a transfer. */
export function transferEvent({ id, kind }: { readonly id: string; readonly kind: string }, about: object) {
  return { data: { id, type: 'event', attributes: { type: kind, livemode: false, data: about } } }
}
