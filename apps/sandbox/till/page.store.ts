import type { Books } from '../books.store.ts'

export type GatewayName = 'paymongo' | 'xendit' | 'maya'

export interface NewPage {
  readonly id: string
  readonly gateway: GatewayName
  readonly intent: string
  readonly reference: string
  readonly metadata: Readonly<Record<string, string>>
  readonly amount: number
  readonly currency: string
  readonly title: string
  readonly instrument: string
  readonly success_url: string
  readonly failure_url: string
  readonly cancel_url: string
  readonly call_key: string | null
  readonly created_at: number
}

export interface Page extends NewPage, Record<string, unknown> {
  readonly state: 'active' | 'expired'
}

/** False where the same call has opened a page before. */
export async function insertPage(books: Books, one: NewPage): Promise<boolean> {
  const rows = await books.query(
    `insert into till_page (id, gateway, intent, reference, metadata, amount, currency, title, instrument, success_url,
       failure_url, cancel_url, call_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (gateway, call_key) do nothing returning id`,
    [
      one.id,
      one.gateway,
      one.intent,
      one.reference,
      JSON.stringify(one.metadata),
      one.amount,
      one.currency,
      one.title,
      one.instrument,
      one.success_url,
      one.failure_url,
      one.cancel_url,
      one.call_key,
      one.created_at,
    ],
  )
  return rows.length > 0
}

/** One by its own name, by what its payments have in common, or by the call that opened it. */
export async function findPage(
  books: Books,
  gateway: GatewayName,
  known: { readonly id: string } | { readonly intent: string } | { readonly call_key: string },
): Promise<Page | undefined> {
  const [column, value] = Object.entries(known)[0] ?? ['id', '']
  const [found] = await books.query<Page>(`select * from till_page where gateway = $1 and ${column} = $2`, [
    gateway,
    value,
  ])
  return found
}

/** The pages of one reference, in the order they were opened. */
export function listPagesOf(books: Books, gateway: GatewayName, reference: string): Promise<Page[]> {
  return books.query<Page>('select * from till_page where gateway = $1 and reference = $2 order by created_at, id', [
    gateway,
    reference,
  ])
}

/** The newest of all gateways, for people who look at the books. */
export function listNewestPages(books: Books): Promise<Page[]> {
  return books.query<Page>('select * from till_page order by created_at desc, id limit 50')
}

/** Closes a page, unless it has been paid on, or a payment is under way. */
export async function expirePage(books: Books, id: string): Promise<boolean> {
  const rows = await books.query(
    `update till_page set state = 'expired'
     where id = $1 and not exists (select from till_payment where page = $1 and status = 'paid')
     returning id`,
    [id],
  )
  return rows.length > 0
}
