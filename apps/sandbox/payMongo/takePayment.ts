import { randomBytes } from 'node:crypto'
import type { Books } from '../books.store.ts'
import type { EventSender } from './eventSender.ts'
import { insertPayment, type Session } from './payMongo.store.ts'

export interface Paid {
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'failed'
  /** Unix seconds: one that lies ahead is when it will be paid. */
  readonly at: number
}

/** Books a payment on a page, and notes that it is to be told. */
export async function takePayment(
  { books, sender }: { readonly books: Books; readonly sender: EventSender },
  session: Session,
  { amount, currency, status, at }: Paid,
): Promise<void> {
  const id = `pay_${randomBytes(12).toString('hex')}`
  await insertPayment(books, { id, session: session.id, amount, currency, status, created_at: at })
  const kinds = status === 'paid' ? ['checkout_session.payment.paid', 'payment.paid'] : ['payment.failed']
  await sender.note({ kinds, session: session.id, payment: id, at })
}
