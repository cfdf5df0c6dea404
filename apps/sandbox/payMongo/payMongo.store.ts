import type { Books } from '../books.store.ts'

export interface NewSession {
  readonly id: string
  readonly intent: string
  readonly reference: string
  readonly metadata: Readonly<Record<string, string>>
  readonly amount: number
  readonly currency: string
  readonly title: string
  readonly instrument: string
  readonly success_url: string
  readonly cancel_url: string
  readonly created_at: number
}

export interface Session extends NewSession, Record<string, unknown> {
  readonly state: 'active' | 'expired'
}

export interface Payment extends Record<string, unknown> {
  readonly id: string
  readonly session: string
  readonly intent: string
  readonly metadata: Readonly<Record<string, string>>
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'failed'
  readonly created_at: number
}

export async function insertSession(books: Books, one: NewSession): Promise<void> {
  await books.query(
    `insert into pay_mongo_session
       (id, intent, reference, metadata, amount, currency, title, instrument, success_url, cancel_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      one.id,
      one.intent,
      one.reference,
      JSON.stringify(one.metadata),
      one.amount,
      one.currency,
      one.title,
      one.instrument,
      one.success_url,
      one.cancel_url,
      one.created_at,
    ],
  )
}

export async function findSession(books: Books, id: string): Promise<Session | undefined> {
  const [session] = await books.query<Session>('select * from pay_mongo_session where id = $1', [id])
  return session
}

/** The newest, for people who look at the book. */
export function listSessions(books: Books): Promise<Session[]> {
  return books.query<Session>('select * from pay_mongo_session order by created_at desc, id limit 50')
}

/** Closes a page, unless it has been paid on. */
export async function expireSession(books: Books, id: string, now: number): Promise<boolean> {
  const rows = await books.query(
    `update pay_mongo_session set state = 'expired'
     where id = $1 and not exists (
       select from pay_mongo_payment where session = $1 and status = 'paid' and created_at <= $2)
     returning id`,
    [id, now],
  )
  return rows.length > 0
}

export interface NewPayment {
  readonly id: string
  readonly session: string
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'failed'
  readonly created_at: number
}

export async function insertPayment(books: Books, one: NewPayment): Promise<void> {
  await books.query(
    `insert into pay_mongo_payment (id, session, amount, currency, status, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [one.id, one.session, one.amount, one.currency, one.status, one.created_at],
  )
}

/** What has been paid on a page by now, in the order it came. */
export function listPayments(books: Books, session: string, now: number): Promise<Payment[]> {
  return books.query<Payment>(
    `select p.id, p.session, s.intent, s.metadata, s.reference, p.amount, p.currency, p.status, p.created_at
     from pay_mongo_payment p join pay_mongo_session s on s.id = p.session
     where p.session = $1 and p.created_at <= $2 order by p.number`,
    [session, now],
  )
}

/** All payments by now, the newest first, behind one of them where it is named. */
export function listAllPayments(
  books: Books,
  { now, before, limit }: { readonly now: number; readonly before: string; readonly limit: number },
): Promise<Payment[]> {
  return books.query<Payment>(
    `select p.id, p.session, s.intent, s.metadata, s.reference, p.amount, p.currency, p.status, p.created_at
     from pay_mongo_payment p join pay_mongo_session s on s.id = p.session
     where p.created_at <= $1
       and ($2 = '' or (p.created_at, p.number) < (select created_at, number from pay_mongo_payment where id = $2))
     order by p.created_at desc, p.number desc limit $3`,
    [now, before, limit],
  )
}

export interface NewEvent {
  readonly id: string
  readonly kind: string
  readonly session: string
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
    `insert into pay_mongo_event (id, kind, session, payment, due_at, copies, is_forged, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [one.id, one.kind, one.session, one.payment, one.due_at, one.copies, one.is_forged, one.created_at],
  )
}

export function listDueEvents(books: Books, now: number): Promise<DueEvent[]> {
  return books.query<DueEvent>(
    'select * from pay_mongo_event where copies > 0 and due_at <= $1 order by due_at, number limit 50',
    [now],
  )
}

export async function countSent(books: Books, id: string): Promise<void> {
  await books.query('update pay_mongo_event set copies = copies - 1 where id = $1', [id])
}

/** Sends it again later, or no more where it was tried so often. */
export async function putOff(books: Books, id: string, dueAt: number, most: number): Promise<void> {
  await books.query(
    `update pay_mongo_event set attempts = attempts + 1, due_at = $2,
       copies = case when attempts + 1 >= $3 then 0 else copies end
     where id = $1`,
    [id, dueAt, most],
  )
}
