import type { Page } from './page.store.ts'
import { countAttempts, insertPayment } from './payment.store.ts'
import type { Till } from './till.ts'

export interface PaymentTerms {
  readonly amount: number
  readonly currency: string
  readonly status: 'paid' | 'failed'
  /** Unix seconds: one that lies ahead is when it will be paid. */
  readonly at: number
}

/** Books an attempt to pay on a page, and notes that it is to be told. */
export async function takePayment(
  { books, sender, dialect }: Till,
  page: Page,
  { amount, currency, status, at }: PaymentTerms,
): Promise<void> {
  const id = dialect.newPaymentId(page, await countAttempts(books, page.id))
  await insertPayment(books, { id, page: page.id, amount, currency, status, created_at: at })
  await sender.note({ kinds: dialect.kindsOf(status), about: page.id, payment: id, at })
}
