import { statusOf } from '../transfers/statusOf.ts'
import type { Transfer } from '../transfers/transfer.store.ts'

const source = { number: '705320000001', name: 'SAYA', bic: 'PAEYPHM2XXX' }

/** The one wallet of the account, which money leaves by. */
export const wallet = { id: 'wallet_of_saya', type: 'wallet', source_account: source }

export function transferResource(transfer: Transfer, now: number) {
  const { id, amount, is_forged, rail, reference, account_number, account_name, bank, created_at } = transfer
  const at = new Date(created_at * 1000).toISOString()
  return {
    id,
    livemode: false,
    source_account: source,
    destination_account: { number: account_number, name: account_name, bic: bank },
    amount: amount + (is_forged ? 100 : 0),
    fee: 1000,
    currency: 'PHP',
    provider: rail,
    reference_number: reference,
    purpose: 'Withdrawal',
    metadata: { reference },
    status: statusOf(transfer, now),
    batch_transfer_id: `batch_${id}`,
    created_at: at,
    updated_at: at,
  }
}

/** What is sent when something happened to a transfer. */
export function transferEvent({ id, kind }: { readonly id: string; readonly kind: string }, about: object) {
  return { data: { id, type: 'event', attributes: { type: kind, livemode: false, data: about } } }
}
