import type { Books } from '../books.store.ts'
import type { GatewayName } from './page.store.ts'

export interface NewPayment {
  readonly id: string
  readonly page: string
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'failed'
  readonly created_at: number
}

export interface Payment extends NewPayment, Record<string, unknown> {
  readonly intent: string
  readonly metadata: Readonly<Record<string, string>>
  readonly reference: string
  readonly instrument: string
}

export async function insertPayment(books: Books, one: NewPayment): Promise<void> {
  await books.query(
    `insert into till_payment (id, page, amount, currency, status, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [one.id, one.page, one.amount, one.currency, one.status, one.created_at],
  )
}

const shown = `p.id, p.page, s.intent, s.metadata, s.reference, s.instrument, p.amount, p.currency, p.status, p.created_at`

/** What has been paid on a page by now, in the order it came. */
export function listPayments(books: Books, page: string, now: number): Promise<Payment[]> {
  return books.query<Payment>(
    `select ${shown} from till_payment p join till_page s on s.id = p.page
     where p.page = $1 and p.created_at <= $2 order by p.number`,
    [page, now],
  )
}

/** One that a gateway has taken by now, by its own name. */
export async function findPayment(
  books: Books,
  gateway: GatewayName,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Payment | undefined> {
  const [found] = await books.query<Payment>(
    `select ${shown} from till_payment p join till_page s on s.id = p.page
     where s.gateway = $1 and p.id = $2 and p.created_at <= $3`,
    [gateway, id, now],
  )
  return found
}

interface ListWish {
  readonly now: number
  readonly since: number
  /** The list goes on behind this payment, where it is named. */
  readonly before: string
  readonly limit: number
  /** Leaves out attempts that failed. */
  readonly isPaidOnly?: boolean
}

/** All payments that a gateway has taken by now, the newest first. */
export function listAllPayments(
  books: Books,
  gateway: GatewayName,
  { now, since, before, limit, isPaidOnly = false }: ListWish,
): Promise<Payment[]> {
  return books.query<Payment>(
    `select ${shown} from till_payment p join till_page s on s.id = p.page
     where s.gateway = $1 and p.created_at <= $2 and p.created_at >= $3 and (p.status = 'paid' or not $6)
       and ($4 = '' or (p.created_at, p.number) < (select created_at, number from till_payment where id = $4))
     order by p.created_at desc, p.number desc limit $5`,
    [gateway, now, since, before, limit, isPaidOnly],
  )
}

/** How often somebody has tried on a page, now or at a time that was set. */
export async function countAttempts(books: Books, page: string): Promise<number> {
  const [row] = await books.query<{ count: string }>('select count(*) from till_payment where page = $1', [page])
  return Number(row?.count ?? 0)
}
