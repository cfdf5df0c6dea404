import type { Books } from '../books.store.ts'
import type { GatewayName } from '../till/page.store.ts'

/** Where something is told: at the other side's door for payments, or at that for money sent on. */
export interface Door {
  readonly gateway: GatewayName
  readonly door: 'events' | 'payouts'
}

export interface NewEvent extends Door {
  readonly id: string
  readonly kind: string
  /** The page or the transfer that it is about. */
  readonly about: string
  /** The payment on that page; empty where there is none. */
  readonly payment: string
  readonly due_at: number
  readonly copies: number
  readonly is_forged: boolean
  readonly created_at: number
}

export interface DueEvent extends NewEvent, Record<string, unknown> {
  readonly attempts: number
}

export async function insertEvent(books: Books, one: NewEvent): Promise<void> {
  await books.query(
    `insert into event (id, gateway, door, kind, about, payment, due_at, copies, is_forged, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      one.id,
      one.gateway,
      one.door,
      one.kind,
      one.about,
      one.payment,
      one.due_at,
      one.copies,
      one.is_forged,
      one.created_at,
    ],
  )
}

export function listDueEvents(books: Books, { gateway, door }: Door, now: number): Promise<DueEvent[]> {
  return books.query<DueEvent>(
    `select * from event where gateway = $1 and door = $2 and copies > 0 and due_at <= $3
     order by due_at, number limit 50`,
    [gateway, door, now],
  )
}

export async function countSent(books: Books, id: string): Promise<void> {
  await books.query('update event set copies = copies - 1 where id = $1', [id])
}

/** Sends it again later, or no more where it was tried so often. */
export async function putOff(
  books: Books,
  { id, dueAt, most }: { readonly id: string; readonly dueAt: number; readonly most: number },
): Promise<void> {
  await books.query(
    `update event set attempts = attempts + 1, due_at = $2,
       copies = case when attempts + 1 >= $3 then 0 else copies end
     where id = $1`,
    [id, dueAt, most],
  )
}
