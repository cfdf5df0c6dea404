import { secondsOf } from '../till/secondsOf.ts'
import type { Transfers } from './openTransfers.ts'
import { findByKey, insertTransfer, type NewTransfer, type Transfer } from './transfer.store.ts'

export type TransferWish = Pick<
  NewTransfer,
  'id' | 'idempotency_key' | 'reference' | 'amount' | 'rail' | 'account_number' | 'account_name' | 'bank'
> & {
  /** How long the banks take. */
  readonly waitSeconds: number
}

export type TransferOutcome =
  | { readonly isTaken: true; readonly transfer: Transfer; readonly isNew: boolean }
  /** Not taken: it is `declining`, or there is too little money in the wallet it would come from. */
  | { readonly isTaken: false; readonly isEmpty: boolean }

const hourSeconds = 3600

/** Books a transfer once for a key. What becomes of it is decided then, by the way the gateway behaves at the moment. */
export function takeTransfer(transfers: Transfers, wish: TransferWish): Promise<TransferOutcome> {
  const { books, faults, sender, dialect, inTurn } = transfers
  const { waitSeconds, ...one } = wish
  return inTurn(async () => {
    const now = secondsOf(transfers)
    const first = await findByKey(books, { gateway: dialect.name, key: one.idempotency_key, now })
    if (first) return { isTaken: true, transfer: first, isNew: false }
    const fault = faults.next(`${dialect.name}_transfers`)
    if (fault === 'declining' || fault === 'empty') return { isTaken: false, isEmpty: fault === 'empty' }
    const fate = fault === 'pending' ? 'pending' : fault === 'failing' ? 'failed' : 'succeeded'
    const dueAt = fault === 'early' ? now : now + waitSeconds + (fault === 'delayed' ? hourSeconds : 0)
    const told = {
      gateway: dialect.name,
      fate,
      due_at: dueAt,
      is_forged: fault === 'forged',
      currency: fault === 'foreign' ? 'USD' : 'PHP',
      created_at: now,
    } as const
    const to = fault === 'misrouted' ? { account_number: neighbourOf(one.account_number) } : {}
    const transfer = await insertTransfer(books, { ...one, ...told, ...to })
    if (fault === 'doubled') await insertTransfer(books, { ...one, ...told, ...againOf(one) })
    if (fate !== 'pending') await sender.note({ kinds: [dialect.kindOf(fate)], about: transfer.id, at: dueAt })
    // A very fast bank, and a slow way back.
    if (fault === 'early') await sender.send()
    return { isTaken: true, transfer, isNew: true }
  })
}

/** The account that differs in its last figure. */
function neighbourOf(number: string): string {
  return `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
}

/** The same wish as another one, under names of its own. */
function againOf({ id, idempotency_key, reference }: Pick<NewTransfer, 'id' | 'idempotency_key' | 'reference'>) {
  return { id: `${id}0`, idempotency_key: `${idempotency_key} again`, reference: `${reference} again` }
}
