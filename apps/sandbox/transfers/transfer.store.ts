import type { Books } from '../books.store.ts'

/** The gateways that send money on. */
export type SenderName = 'paymongo' | 'xendit'

export type Fate = 'pending' | 'succeeded' | 'failed' | 'returned'

export interface NewTransfer {
  readonly id: string
  readonly gateway: SenderName
  readonly idempotency_key: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  /** Empty where the gateway chooses by itself. */
  readonly rail: string
  readonly account_number: string
  readonly account_name: string
  /** The bank or wallet, by the gateway's own name. */
  readonly bank: string
  readonly fate: Fate
  readonly due_at: number
  readonly is_forged: boolean
  readonly created_at: number
}

export interface Transfer extends Record<string, unknown>, NewTransfer {
  /** When somebody decided about it after it was taken; nothing where only the banks did. */
  readonly changed_at: number | null
}

/** How long a key is remembered, by the gateways' own documents. */
const keySeconds = 24 * 3600

/** Books a transfer. Whoever calls has seen that its key was not used within a day, and lets nobody else in meanwhile. */
export async function insertTransfer(books: Books, one: NewTransfer): Promise<Transfer> {
  const [row] = await books.query<Transfer>(
    `insert into transfer
       (id, gateway, idempotency_key, reference, amount, rail, account_number, account_name, bank, fate, due_at,
        is_forged, created_at, currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     returning *`,
    [
      one.id,
      one.gateway,
      one.idempotency_key,
      one.reference,
      one.amount,
      one.rail,
      one.account_number,
      one.account_name,
      one.bank,
      one.fate,
      one.due_at,
      one.is_forged,
      one.created_at,
      one.currency,
    ],
  )
  if (!row) throw new Error('The book took no transfer.')
  return row
}

export async function findByKey(
  books: Books,
  { gateway, key, now }: { gateway: SenderName; key: string; now: number },
): Promise<Transfer | undefined> {
  const [row] = await books.query<Transfer>(
    `select * from transfer where gateway = $1 and idempotency_key = $2 and created_at > $3
     order by number limit 1`,
    [gateway, key, now - keySeconds],
  )
  return row
}

/** One of any gateway, or of that one alone. */
export async function findTransfer(books: Books, id: string, gateway?: SenderName): Promise<Transfer | undefined> {
  const [row] = await books.query<Transfer>(
    'select * from transfer where id = $1 and gateway = coalesce($2, gateway)',
    [id, gateway ?? null],
  )
  return row
}

export function listByReference(books: Books, gateway: SenderName, reference: string): Promise<Transfer[]> {
  return books.query<Transfer>('select * from transfer where gateway = $1 and reference = $2 order by number', [
    gateway,
    reference,
  ])
}

interface ListWish {
  readonly since: number
  /** The list goes on behind this one, where it is named. */
  readonly before: string
  readonly limit: number
}

/** All that a gateway was asked to send on since then, the newest first. */
export function listAllTransfers(
  books: Books,
  gateway: SenderName,
  { since, before, limit }: ListWish,
): Promise<Transfer[]> {
  return books.query<Transfer>(
    `select * from transfer
     where gateway = $1 and created_at >= $2
       and ($3 = '' or (created_at, number) < (select created_at, number from transfer where id = $3))
     order by created_at desc, number desc limit $4`,
    [gateway, since, before, limit],
  )
}

/** The newest, for people who look at the book. */
export function listTransfers(books: Books): Promise<Transfer[]> {
  return books.query<Transfer>('select * from transfer order by number desc limit 50')
}

/** Decides what becomes of one, from now on. */
export async function setFate(books: Books, id: string, wish: { fate: Fate; now: number }): Promise<void> {
  await books.query('update transfer set fate = $2, due_at = least(due_at, $3), changed_at = $3 where id = $1', [
    id,
    wish.fate,
    wish.now,
  ])
}
